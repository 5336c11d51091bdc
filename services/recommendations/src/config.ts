import { commonConfig, httpUrl, mongoUri, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** What recommendations reads from the environment. */
export const recommendationsConfig = {
  ...commonConfig,
  MONGODB_URI: mongoUri,
  REDIS_URL: redisUrl,
  /** The weather service, for plans that mind the rain; while it is away they count on dry weather. */
  WEATHER_URL: httpUrl,
  /** Successful Paris searches per address and UTC day. */
  GUEST_DAILY_SEARCH_LIMIT: z.coerce.number().int().min(1).default(10),
};
