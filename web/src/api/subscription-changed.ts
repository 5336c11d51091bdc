import { createAction } from '@reduxjs/toolkit';

/** The user has cancelled, resumed, changed or withdrawn their subscription, or has tried to: what it opens may be different now. */
export const subscriptionChanged = createAction('api/subscriptionChanged');
