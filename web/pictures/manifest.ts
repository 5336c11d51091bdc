import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../public/screens');

/** Small enough to be fetched by whoever is asked whether to install the site. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 66, animations: 'disabled' });
}

/** Ten in the morning of the day after tomorrow, as in a plan's address. */
const morning = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T10:00`;

/** A plan as whoever makes it sees it; an address that names one is a link that somebody has sent. */
async function openPlan(page: Page): Promise<void> {
  await page.goto(`/paris?mood=bohemian-playful&time=half-day&at=${morning}`);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await page.getByText(/^Saved on this/).waitFor();
  await page.getByRole('list', { name: 'Stops' }).getByRole('article').first().waitFor();
}

/** Home in a fixed evening in June, so that the light is the same in each picture. */
async function openHome(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-06-21T19:20:00Z'));
  await page.goto('/');
}

test.describe('narrow', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('home', async ({ page }) => {
    await openHome(page);
    await take(page, 'home-narrow');
  });

  test('a plan', async ({ page }) => {
    await openPlan(page);
    await take(page, 'plan-narrow');
  });

  test('its stops', async ({ page }) => {
    await openPlan(page);
    await page.getByRole('list', { name: 'Stops' }).evaluate((list) => scrollTo(0, list.getBoundingClientRect().top + scrollY - 90));
    await take(page, 'stops-narrow');
  });
});

test.describe('wide', () => {
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75, contextOptions: { reducedMotion: 'reduce' } });

  test('home', async ({ page }) => {
    await openHome(page);
    await take(page, 'home-wide');
  });

  test('a plan', async ({ page }) => {
    await openPlan(page);
    await page.mouse.wheel(0, 330);
    await take(page, 'plan-wide');
  });
});
