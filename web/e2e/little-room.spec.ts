import { expect, test } from './site.js';
import { openPlan } from './states/plan-states.js';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone that is turned, a plan begins in the first view, and no bar lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openPlan(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^\w+ stops: /)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('complementary', { name: 'Your day now' })).not.toBeInViewport();
});

test('with the browser’s text at 200 %, the bars leave the window to the page, and nothing is cut off at its side', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await openPlan(page);
  const bar = page.getByRole('complementary', { name: 'Your day now' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  expect((await bar.boundingBox())?.height).toBeLessThan(740 / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/paris?mood=romantic-dreamy&time=half-day');
  await expect(page.locator('#moods [aria-pressed="true"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your choices' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
