import { mongoUri } from '@city-genie/service-kit/process/config';

/** Billing's own environment variables. */
export const billingConfig = { MONGODB_URI: mongoUri };
