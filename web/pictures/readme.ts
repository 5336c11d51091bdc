import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../docs/pictures');

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80, animations: 'disabled' });
}

/** Ten in the morning, so many days from now, as in a plan's address. */
function morningIn(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;
}

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('home', async ({ page }) => {
  // A fixed evening in June, so that the light is the same in each picture.
  await page.clock.setFixedTime(new Date('2026-06-21T19:20:00Z'));
  await page.goto('/');
  await take(page, 'home');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('a plan', async ({ page }) => {
    await page.goto(`/paris?mood=bohemian-playful&time=half-day&seed=1&at=${morningIn(2)}`);
    await page.getByRole('button', { name: 'Close notification' }).click();
    // Starts at the map, because the head alone doesn't show the plan.
    await page
      .getByRole('figure')
      .first()
      .evaluate((figure) => scrollTo(0, figure.getBoundingClientRect().top + scrollY - 100));
    await take(page, 'plan');
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a city', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-06-21T21:40:00Z'));
    await page.goto('/paris?mood=artistic-cultural');
    await page.getByText('Humidity').first().waitFor({ state: 'attached' });
    await take(page, 'dark');
  });
});
