import { mongoUri, redisUrl } from '@city-genie/service-kit/process/config';

/** Identity's own environment variables. */
export const identityConfig = { MONGODB_URI: mongoUri, REDIS_URL: redisUrl };
