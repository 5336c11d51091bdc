import { commonConfig, mongoUri } from '@city-genie/service-kit/process/config';

/** Billing's environment variables. */
export const billingConfig = { ...commonConfig, MONGODB_URI: mongoUri };
