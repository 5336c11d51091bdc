import type { Page } from '@playwright/test';
import { expectFocusSeen, tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { neverAnswer } from './states/replies.js';
import { answerDecision, answerReports } from './states/reports-replies.js';
import { arriveAsAdmin } from './states/visitors.js';

async function openReports(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answerReports(page);
  await page.goto(`/admin?tab=reports${query}`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('reports are settled by keyboard, and the focus comes to the head of the queue', async ({ page }) => {
      await openReports(page);
      await tabTo(page, page.getByRole('button', { name: 'Keep as it is (Musée Rodin)' }));
      await answerDecision(page, 14, 'paris-musee-rodin');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The reports are settled')).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'Musée Rodin' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 }).locator(':focus')).toHaveText('62 places wait for a decision');
      await expectFocusSeen(page);
      await tabTo(page, page.getByRole('button', { name: 'Done (Trattoria da <b>Enzo</b>)' }));
    });
  });
}

test('what the queue shows is in the address: reload and Back keep it', async ({ page }) => {
  await openReports(page);
  await page.getByRole('tabpanel').getByLabel('City').selectOption('Berlin');
  await expect(page).toHaveURL('/admin?tab=reports&city=berlin');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/admin?tab=reports&city=berlin&page=2');
  await expect(page.getByRole('heading', { level: 3, name: 'Kneipe 26' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Kneipe 26' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: 'Kneipe 1', exact: true })).toBeVisible();
  // What the city's page asks for isn't the subject, and nobody is signed in at the service.
  await neverAnswer(page, '**/api/*/guide');
  await neverAnswer(page, '**/api/weather/*');
  await page.getByRole('heading', { level: 3, name: 'Kneipe 1', exact: true }).locator('..').getByRole('link', { name: 'Berlin' }).click();
  await expect(page).toHaveURL('/berlin');
});

test('text of visitors neither runs nor turns round what stands beside it', async ({ page }) => {
  await openReports(page);
  const place = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Trattoria da <b>Enzo</b>' }) });
  await place.getByText('1 older').click();
  await expect(place.locator('img, b, a')).toHaveCount(1);
  await expect(place.getByRole('link')).toHaveText('Rome');
  for (const text of await place.locator('p[dir=auto]').all()) {
    expect(await text.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('isolate');
  }
  await expect(place.locator('p[dir=auto]')).toHaveCount(4);
});
