import { chooseHalfDay, planHalfDay, planTomorrow, stopTitles } from './city-flow.js';
import { expect, test } from './one-page.js';
import { answer, refuse } from './states/replies.js';
import { forgetStubs, stub } from './stubs.js';

// Chromium logs every failed request; here they fail on purpose.
test.use({ expectedNoise: /Failed to load resource|dynamically imported module/ });

test('weather unavailable: the page says so, and planning works', async ({ page }) => {
  await refuse(page, '**/api/weather/paris', 503, 'weather_unavailable', 'Weather data not available');
  await planHalfDay(page);
  await page.getByRole('button', { name: 'Back to Paris' }).click();
  await expect(page.getByText('Weather data temporarily unavailable')).toBeVisible();
  await expect(page.getByText('Please check back later')).toBeVisible();
});

test('failed search: a toast says so, and the search can be repeated', async ({ page }) => {
  await refuse(page, '**/api/paris/search', 500, 'internal_error', 'Something went wrong on our side');
  await chooseHalfDay(page);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toast).toContainText('Something went wrong');
  await expect(toast).toContainText('Please try again in a moment.');
  await forgetStubs(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
});

test('no reply: the page says so, and offers the plans that are kept', async ({ page }) => {
  await planTomorrow(page);
  const titles = await stopTitles(page).allTextContents();
  await expect(page.getByText(/^Saved on this/)).toBeVisible();
  await stub(page, '**/api/paris/search', 'aborted');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('This plan needs a connection')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeEmpty();
  await page.getByRole('link', { name: /half\sday in\sParis/ }).click();
  await expect(stopTitles(page)).toHaveText(titles);
  await page.reload();
  await expect(page.getByText(/^This is the copy saved on /)).toBeVisible();
  await expect(stopTitles(page)).toHaveText(titles);
  await forgetStubs(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^This is the copy saved on /)).toBeHidden();
  await expect(stopTitles(page)).toHaveText(titles);
});

test('an empty plan and an empty list of restaurants show their texts', async ({ page }) => {
  await answer(page, '**/api/paris/search', { success: true, recommendations: [], plan: null, alternatives: [], notes: [] });
  await answer(page, '**/api/paris/cuisine', { success: true, startAt: '2026-11-24T10:00', recommendations: [] });
  await chooseHalfDay(page);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(page.getByText('No recommendations found. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discover Local Cuisine' })).toHaveCount(0);
  await page.goto(`${page.url()}&view=cuisine`);
  await expect(page.getByText('No cuisine recommendations found')).toBeVisible();
  await expect(page.getByText('Try selecting a different mood or timeframe combination')).toBeVisible();
});

test('failed restaurants: there is a way back', async ({ page }) => {
  await refuse(page, '**/api/paris/cuisine', 503, 'service_unavailable', 'Please try again later');
  await planHalfDay(page);
  await page.getByRole('button', { name: 'Discover Local Cuisine' }).click();
  await expect(page.getByText("We couldn't load cuisine recommendations right now. Please try again.")).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
});

test('guest limit: shows the server’s message and the waitlist', async ({ page }) => {
  await refuse(page, '**/api/paris/search', 429, 'guest_limit_reached', 'You have used today’s free searches');
  await chooseHalfDay(page);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(page.getByText('You have used today’s free searches')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible();
});

test('a chunk that fails to load leaves the page intact, and can be requested again', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/WaitlistDialog-*.js', (route) => route.abort());
  const join = page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' });
  await join.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/WaitlistDialog-*.js');
  await join.click();
  await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible();
});
