import { commonConfig, mongoUri, redisUrl } from '@city-genie/service-kit/process/config';

/** Identity's environment variables. */
export const identityConfig = { ...commonConfig, MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
