import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import { registerMapTile } from './routes/map-tile.js';
import type { TileSource } from './tiles/tile.js';

type Deps = { service: ServiceOptions; tiles: TileSource };

export function buildApp({ service, tiles }: Deps): ServiceApp {
  return createService(service, (calls) => registerMapTile(calls, tiles));
}
