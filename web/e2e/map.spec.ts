import type { Page, Request } from '@playwright/test';
import { withoutMaps, withoutTiles } from './map-outages.js';
import { expect, test } from './one-page.js';
import { drawingNoise, withoutDrawing } from './states/map-states.js';
import { openPlan } from './states/plan-states.js';
import { failedRequest } from './states/state.js';

test.use({ expectedNoise: new RegExp(`${failedRequest.source}|${drawingNoise.source}`) });

const opener = (page: Page) => page.getByRole('button', { name: 'Open the map' });
const pins = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^\d\. / });

test('the map is loaded at a press, works by keyboard, and knows where one is when asked', async ({ page }) => {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(`${request.url()} ${request.postData() ?? ''}`);
  page.on('request', note);
  await openPlan(page);
  expect(asked.filter((url) => /maplibre|\/map\//.test(url))).toEqual([]);

  await opener(page).press('Enter');
  await expect(pins(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /^OpenStreetMap contributors/ })).toBeVisible();
  await pins(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(pins(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pins(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const [, title = ''] = /^2\. (.+), \d\d:\d\d$/.exec((await pins(page).nth(1).getAttribute('aria-label')) ?? '') ?? [];
  await expect(page.getByRole('region', { name: 'The chosen stop' })).toContainText(title);

  const where = page.getByRole('button', { name: 'Where am I?' });
  await where.press('Enter');
  await expect(page.getByText('Your browser doesn’t share your location with this page.')).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 48.8561, longitude: 2.3522 });
  await where.press('Enter');
  await expect(page.getByRole('img', { name: 'You are here' })).toBeVisible();
  expect(asked.filter((call) => /48\.85|2\.352/.test(call))).toEqual([]);
  expect(asked.filter((call) => call.includes('/api/map/tiles/')).length).toBeGreaterThan(0);
  page.off('request', note);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'The next stop' }).click();
  await page.getByRole('button', { name: 'Show in the plan' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
});

test('where there is no street map, the sketch is shown in large, and says why', async ({ page }) => {
  const sketch = page.getByRole('dialog').locator('svg[viewBox]').last();
  const open = async (said: RegExp) => {
    await openPlan(page);
    await opener(page).click();
    await expect(page.getByRole('dialog').getByText(said)).toBeVisible();
    await expect(sketch).toBeVisible();
  };
  await withoutMaps(page);
  await open(/^City Genie has no street map at the moment\./);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.unrouteAll();
  await withoutTiles(page);
  await open(/^The street map can’t be loaded right now\./);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pins(page).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/sketch, enlarged/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await withoutDrawing(page);
  await opener(page).click();
  await expect(page.getByRole('dialog').getByText(/^Your browser can’t draw the street map\./)).toBeVisible();
});
