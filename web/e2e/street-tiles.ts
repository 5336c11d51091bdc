import type { Page } from '@playwright/test';

/** A tile whose middle is water: one layer of 64 by 64 units with one square. */
const waterTile = Buffer.from([
  ...[0x1a, 28, 0x78, 2, 0x0a, 5, ...Buffer.from('water'), 0x28, 64],
  // A polygon: from 16,16 to the right, down, to the left, and closed.
  ...[0x12, 15, 0x18, 3, 0x22, 11, 0x09, 32, 32, 0x1a, 64, 0, 0, 64, 63, 0, 0x0f],
]);

/** What a request for a tile gets: the tile, a source that is away, or nothing at all. */
type Tiles = 'made up' | 'away';

/**
 * Lets the site have a map, whatever the installation says. Playwright's own routes are used, since tiles are asked for by a worker, whose
 * requests a page's session doesn't see.
 *
 * @param style the address of the map's style; null for an installation without a map
 */
export async function serveMap(page: Page, tiles: Tiles = 'made up', style: string | null = '/map/style.json'): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mapStyleUrl: style } });
  });
  await page.route('**/api/map/tiles/**', (route) =>
    tiles === 'away'
      ? route.fulfill({ status: 503, json: { success: false, code: 'service_unavailable', message: 'Later', requestId: 'e2e' } })
      : route.fulfill({ contentType: 'application/vnd.mapbox-vector-tile', body: waterTile }),
  );
}
