import { httpUrl, mongoUri, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** Environment variables of recommendations. */
export const recommendationsConfig = {
  MONGODB_URI: mongoUri,
  REDIS_URL: redisUrl,
  /** The weather service. While it is away, plans assume dry weather. */
  WEATHER_URL: httpUrl,
  /** Successful searches of a guest per address and UTC day. */
  GUEST_DAILY_SEARCH_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Changes of plans of a guest per address and UTC day, which aren't searches. */
  GUEST_DAILY_CHANGE_LIMIT: z.coerce.number().int().min(1).default(60),
};
