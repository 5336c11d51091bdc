import { resolve } from 'node:path';
import type { MapWiring } from './services.js';

/** A public tile server that asks for no key and takes everybody (docs/operating.md#maps). */
const openFreeMap = 'https://tiles.openfreemap.org/planet';
const timeoutMs = 4000;

/**
 * Where the maps of a stack on one's own machine come from: what the environment says, else OpenFreeMap. An empty `MAP_TILES_URL` asks for
 * no maps.
 */
export function mapSourcesOf(env: NodeJS.ProcessEnv, rootDir: string): Omit<MapWiring, 'cacheDir'> {
  const tilesDir = env.MAP_TILES_DIR ? resolve(rootDir, env.MAP_TILES_DIR) : undefined;
  return { tilesDir, tilesUrl: env.MAP_TILES_URL ?? (tilesDir === undefined ? openFreeMap : undefined) };
}

/** A message when the tile server can't be reached, else undefined. Never rejects. */
export async function mapHint(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { tilesUrl = '' } = mapSourcesOf(env, '');
  if (!URL.canParse(tilesUrl)) {
    return undefined;
  }
  const { origin } = new URL(tilesUrl);
  try {
    // Any reply will do; the map service looks at what it gets.
    await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    return undefined;
  } catch {
    return `The tile server (${origin}) cannot be reached from here: pages show drawn sketches instead of maps, everything else works.`;
  }
}
