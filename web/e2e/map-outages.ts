import type { Page } from '@playwright/test';

/** The installation has no source of maps. */
export async function withoutMaps(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mapStyleUrl: null } });
  });
}

/** The source of maps is away. By Playwright's own routes, since a worker asks for tiles, whose requests a page's session doesn't see. */
export async function withoutTiles(page: Page): Promise<void> {
  const json = { success: false, code: 'service_unavailable', message: 'Please try again later', requestId: 'e2e' };
  await page.route('**/api/map/tiles/**', (route) => route.fulfill({ status: 503, json }));
}
