import { commonConfig, mongoUri } from '@city-genie/service-kit/process/config';

/** What billing reads from the environment. */
export const billingConfig = { ...commonConfig, MONGODB_URI: mongoUri };
