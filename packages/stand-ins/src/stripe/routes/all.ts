import type { Route } from '../http/route.js';
import { catalogRoutes } from './catalog.js';
import { customerRoutes } from './customers.js';
import { eventRoutes } from './events.js';
import { invoiceRoutes } from './invoices.js';
import { paymentRoutes } from './payments.js';
import { refundRoutes } from './refunds.js';
import { scheduleRoutes } from './schedules.js';
import { setupRoutes } from './setup.js';
import { subscriptionRoutes } from './subscriptions.js';

/** The part of Stripe's API that there is. */
export const apiRoutes: Route[] = [
  ...catalogRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...scheduleRoutes,
  ...setupRoutes,
  ...subscriptionRoutes,
];
