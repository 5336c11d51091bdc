import { createLogger } from '@city-genie/service-kit/observability/logger';
import { expect, it, vi } from 'vitest';
import { createResilientServer } from '../src/tile-server/resilient-server.js';
import { TileServerError } from '../src/tile-server/server-error.js';

it('what a server says of one tile is no failure of the server, and isn’t told as one', async () => {
  const logger = createLogger('maps', 'silent');
  const warn = vi.spyOn(logger, 'warn');
  let refusal = new TileServerError('the tile server answered 403', { isOfTile: true });
  const server = createResilientServer({ server: { ask: () => Promise.reject(refusal) }, logger });
  const ask = () => server.ask({ z: 14, x: 8298, y: 5636 });
  await expect(ask()).rejects.toBe(refusal);
  expect(warn).not.toHaveBeenCalled();
  refusal = new TileServerError('the tile server answered 500');
  await expect(ask()).rejects.toBe(refusal);
  expect(warn).toHaveBeenCalledTimes(1);
});
