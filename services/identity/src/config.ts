import { commonConfig, mongoUri, redisUrl } from '@city-genie/service-kit/process/config';

/** What identity reads from the environment. */
export const identityConfig = { ...commonConfig, MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
