import { moods, planTomorrow, stopTitles, tomorrowAtTen, unfoldStop } from './city-flow.js';
import { banner, installed, keptPaths, planKept } from './kept-page.js';
import { expect, test } from './site.js';

test.use({ serviceWorkers: 'allow', expectedNoise: /Failed to load resource|dynamically imported module/ });

const plan = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
test('a plan, its restaurants, Home and a link to it open without a network; another tab’s plan never appears', async ({
  page,
  context,
}) => {
  await planTomorrow(page);
  await installed(page);
  const address = page.url();
  const titles = await stopTitles(page).allTextContents();
  await planKept(page);
  expect((await keptPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^This is the copy saved on /)).toBeVisible();
  await expect(stopTitles(page)).toHaveText(titles);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeEmpty();
  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/paris?mood=romantic-dreamy&time=full-day&seed=1');
  await expect(other.getByText('This plan needs a connection')).toBeVisible();
  await expect(stopTitles(other)).toHaveCount(0);
  await other.getByRole('link', { name: /half\sday in\sParis/ }).click();
  await expect(stopTitles(other)).toHaveText(titles);
  await other.close();

  await page.goto('/');
  await page.getByRole('link', { name: /^a romantic half\sday in\sParis, / }).click();
  await expect(stopTitles(page)).toHaveText(titles);
  // Neither the document nor the code of a page that was never opened is there.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'About City Genie' })).toBeVisible();
  await page.goto(address);
  await expect(banner(page)).toBeHidden();
  await expect(stopTitles(page)).toHaveText(titles);
});

test('a link to a plan shows its outline before any script of the app runs, and never the page of the city', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(plan, { waitUntil: 'load' });
  await expect(page.getByText('Looking for places that feel right…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true, name: 'Paris' })).toBeHidden();
  expect(await (await page.request.get(plan)).text()).not.toContain('as="font"');
  await page.goto('/paris', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
  await expect(page.getByText('Looking for places that feel right…')).toBeHidden();
});

test('the network goes at any step: what needs it says so, nothing is lost, and it goes on by itself', async ({ page, context }) => {
  const offline = async (act: () => Promise<unknown>) => {
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await act();
  };
  const back = async () => {
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
  };
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  await page.goto('/');
  await installed(page);
  await offline(() => page.getByRole('link', { name: 'Explore Paris' }).first().click());
  await expect(page.getByText('You are offline. Please try again when you are connected.')).toBeVisible();
  await back();
  await moods(page).first().click();
  await expect(page.getByText('Humidity').first()).toBeAttached();
  await button(/^Half day/).click();
  await page.goto(`${page.url()}&at=${tomorrowAtTen}`);

  await offline(() => button('Generate my Recommendations').click());
  await expect(page.getByText('This plan needs a connection')).toBeVisible();
  await back();
  await planKept(page);
  const titles = await stopTitles(page).allTextContents();

  await offline(async () => (await unfoldStop(page, 1)).getByRole('button', { name: /^Swap/ }).click());
  await expect(page.getByText('Nothing has changed. You are offline.')).toBeVisible();
  await expect(stopTitles(page)).toHaveText(titles);
  await button('Discover Local Cuisine').click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  await button('Back to your plan').click();
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  await back();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.goBack();
  await expect(stopTitles(page)).toHaveText(titles);
});
