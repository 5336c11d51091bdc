import { moods, planHalfDay, stopTitles, unfoldStop } from './city-flow.js';
import { expect, test } from './site.js';

test('from the home page to a plan, its restaurants, and another plan', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel by Feel. Not by Filter.');
  await page.getByRole('link', { name: 'Explore Paris' }).first().click();
  await expect(page).toHaveURL('/paris');
  await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
  await expect(page.getByText('Humidity').first()).toBeAttached();

  await expect(moods(page)).toHaveCount(4);
  await moods(page).first().click();
  await expect(moods(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Atmosphere' })).toBeVisible();
  await page.getByRole('button', { name: /^Half day/ }).click();
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();

  await expect(page.getByText('Recommendations Generated!')).toBeVisible();
  const first = await stopTitles(page).allTextContents();
  expect(first.length).toBeGreaterThanOrEqual(2);
  await expect(page.getByText(/^City Genie score \d\.\d\/5$/)).toHaveCount(first.length);
  await expect(page.getByText('Hours can change; check before you go.')).toBeVisible();
  const map = (await unfoldStop(page, 0)).getByRole('link', { name: /^Map/ });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+%2C%20Paris$/);
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer');

  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
  const restaurant = page.getByRole('listitem').getByRole('button', { expanded: false }).first();
  await restaurant.click();
  await page.getByRole('tab', { name: 'Mood Match' }).click();
  await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  await expect(page.getByRole('img', { name: /^Price: .+ of 4$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to your plan' }).click();
  await expect(stopTitles(page)).toHaveText(first);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(stopTitles(page)).not.toHaveText(first);
  await page.goBack();
  await expect(stopTitles(page)).toHaveText(first);
});

test('a reload keeps the plan and the chosen units', async ({ page }) => {
  await page.goto('/paris');
  await page.getByRole('button', { name: /Fahrenheit/ }).click();
  await moods(page).nth(1).click();
  await page.getByRole('button', { name: /^1–2 hours/ }).click();
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
  const titles = await stopTitles(page).allTextContents();
  await page.reload();
  await expect(stopTitles(page)).toHaveText(titles);
  await page.getByRole('button', { name: 'Back to Paris' }).click();
  await expect(page.getByText(/\d+°F$/).first()).toBeVisible();
});

test('a swap keeps the rest of the day, stays after a reload, and is undone in its place', async ({ page }) => {
  const times = () => page.getByRole('list', { name: 'Stops' }).getByRole('article').locator('time').allTextContents();
  await planHalfDay(page);
  const titles = await stopTitles(page).allTextContents();
  const second = await unfoldStop(page, 1);
  await second.getByRole('button', { name: /^Swap\W/ }).click();
  await expect(stopTitles(page)).not.toHaveText(titles);
  await expect(page.getByRole('button', { name: /^Undo\W/ })).toHaveCount(1);
  const changed = await stopTitles(page).allTextContents();
  const others = titles.filter((title) => title !== titles[1]);
  expect(changed.filter((title) => others.includes(title))).toEqual(others);
  const after = await times();
  await page.reload();
  await expect(stopTitles(page)).toHaveText(changed);
  expect(await times()).toEqual(after);

  await page.getByRole('button', { name: /^Undo\W/ }).click();
  await expect(stopTitles(page)).toHaveText(titles);
  await expect(page.getByRole('button', { name: /^Undo\W/ })).toHaveCount(0);
});

test('a locked city says so and offers alternatives', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register to Unlock London' }).click();
  await expect(page.getByRole('heading', { name: 'London Access Restricted' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Paris' }).click();
  await expect(page).toHaveURL('/paris');
});

test('anchors scroll to below the header and move the focus, from any page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Cities', exact: true }).click();
  await expect(page).toHaveURL('/#cities');
  await expect(page.getByRole('heading', { name: 'Start Your Journey in Paris' })).toBeFocused();
  const top = () => page.locator('#cities').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  await page.reload();
  await expect.poll(top).toBe(80);
});

test('a mood chosen on the home page is selected in Paris', async ({ page }) => {
  await page.goto('/');
  await page.locator('label', { hasText: 'Bohemian & Playful' }).click();
  await expect(page.getByText('Canals, counters and whatever turns up.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Explore Paris' }).first().click();
  await expect(page).toHaveURL('/paris?mood=bohemian-playful#timeframes');
  await expect(page.getByRole('heading', { name: 'How long have you got?' })).toBeFocused();
  await expect(moods(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
});

test('a chosen theme is applied before the first paint', async ({ page }) => {
  // Records the theme at the moment when the body is created.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.body) {
        observer.disconnect();
        document.documentElement.dataset.firstTheme = document.documentElement.dataset.theme ?? 'system';
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-first-theme', 'system');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
});

test('external links of a plan open without an opener', async ({ page }) => {
  await planHalfDay(page);
  const external = await page.locator('a[href^="http"]').all();
  expect(external.length).toBeGreaterThan(4);
  for (const link of external) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
