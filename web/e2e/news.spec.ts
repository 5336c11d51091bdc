import type { Page } from '@playwright/test';
import { expectFocusSeen, tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { demoAdmin, demoSubscriber, plansCome, signIn } from './people.js';
import { inToast } from './states/state.js';

const newsLink = (page: Page) => page.getByRole('link', { name: 'News & Stories', exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => section(page, name).getByRole('heading', { level: 3 });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });

test('a stranger is led from the footer to the plans, told why, and Back leads to where they were', async ({ page }) => {
  await page.goto('/about');
  await newsLink(page).click();
  await expect(page).toHaveURL('/news');
  await expect(inToast(page, 'Premium Content')).toBeVisible();
  await plansCome(page);
  await expect(inToast(page, 'Premium Content')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About City Genie' })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a subscriber gets there from the account page, and every title leads elsewhere in a tab of its own', async ({ page, baseURL }) => {
  await signIn(page.request, demoSubscriber, baseURL);
  await page.goto('/account');
  await section(page, 'Subscription').getByRole('link', { name: 'News & Stories' }).click();
  await expect(titles(page, 'Featured Stories')).toHaveCount(3);
  await expect(titles(page, 'Latest Travel News')).toHaveCount(7);
  const links = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]));
  expect(links).toHaveLength(10);
  expect(
    links.filter(([href, target, rel]) => !(href?.startsWith('https://') && target === '_blank' && rel?.includes('noopener'))),
  ).toEqual([]);
  await page.getByRole('link', { name: 'Join Our Newsletter' }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(page.getByRole('heading', { name: 'Be there when your city opens' })).toBeFocused();
});

test('an administrator gets there from the header, and filters by keyboard; reload and Back keep the choice', async ({ page, baseURL }) => {
  await signIn(page.request, demoAdmin, baseURL);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await tabTo(page, category(page, 'Seasons'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news?category=seasons');
  await expect(category(page, 'Seasons')).toBeFocused();
  await expectFocusSeen(page);
  await expect(page.getByText('Seasons: 2 of 10 stories')).toBeVisible();
  await expect(section(page, 'Featured Stories')).toHaveCount(0);
  await page.reload();
  await expect(titles(page, 'Latest Travel News')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(titles(page, 'Latest Travel News')).toHaveCount(7);
});
