import { createAction } from '@reduxjs/toolkit';

/** The user is to prove once more that they are here. */
export const stepUpAsked = createAction('stepUp/asked');

/** They have, or don't want to. */
export const stepUpEnded = createAction<boolean>('stepUp/ended');
