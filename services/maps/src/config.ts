import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapSources, publicUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** The map service's own environment variables. */
export const mapsConfig = {
  REDIS_URL: redisUrl,
  /** The site's address, by which the tile server is told who asks. */
  PUBLIC_URL: publicUrl,
  ...mapSources,
  /** Where tiles of the tile server are kept. What is in there may be lost at any time. */
  MAP_CACHE_DIR: z.string().default(join(tmpdir(), 'city-genie-maps')),
  /** The size of the volume with that folder; nine tenths of it are used. */
  MAP_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(256),
};
