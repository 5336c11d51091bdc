import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFocusSeen, tabTo } from './checks/focus.js';
import { expect, test } from './one-page.js';
import { linkInMail, newAdmin, ownOrigin, signIn } from './people.js';
import { arriveAsAdmin } from './states/visitors.js';
import { answerInvitations, answerWaitlist, someEntries } from './states/waitlist-tab-replies.js';

const names = (page: Page) => page.getByRole('rowheader');
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

async function openWaitlist(page: Page, query = ''): Promise<void> {
  await arriveAsAdmin(page);
  await answerWaitlist(page);
  await page.goto(`/admin?tab=waitlist${query}`);
  await expect(names(page).first()).toBeVisible();
}

test('the waitlist tab works by keyboard; the focus comes back after a dialog, and goes where the pressed button was', async ({ page }) => {
  await openWaitlist(page);
  const box = page.getByRole('checkbox', { name: 'Select Sofia Kovalevskaya' });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectFocusSeen(page);
  const inviteSelected = page.getByRole('button', { name: 'Invite selected' });
  await tabTo(page, inviteSelected, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialogButton(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(inviteSelected).toBeFocused();

  await answerInvitations(page);
  await tabTo(page, page.getByRole('button', { name: 'Invite Sofia Kovalevskaya' }));
  await page.keyboard.press('Enter');
  await expect(dialogButton(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialogButton(page, 'Send invitation')).toBeFocused();
  const [sofia, ...others] = someEntries;
  await answerWaitlist(page, sofia ? [{ ...sofia, invitedAt: '2125-01-01T00:00:00.000Z', canBeInvited: false }, ...others] : []);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Sofia' }).getByText('Invited just now')).toBeFocused();
  await expect(page.getByText('Nobody is selected.')).toBeVisible();
});

test('what the waitlist tab shows is in the address: reload and Back keep it', async ({ page }) => {
  await openWaitlist(page);
  const found = (count: string) => expect(page.getByRole('table').getByText(`${count} entries match “visitor”`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the waitlist' }).fill('visitor');
  await found('1,306');
  await page.getByRole('tabpanel').getByLabel('City').selectOption({ label: 'London (872)' });
  await found('870');
  await page.getByLabel('Status').selectOption('Confirmed');
  await found('696');
  const firstOfPageOne = (await names(page).first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/admin?tab=waitlist&q=visitor&city=London&status=confirmed&page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  // The rows of the page before stay until the others are there.
  await expect(names(page).first()).not.toHaveText(firstOfPageOne);
  const shown = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(shown);
  await expect(page.getByLabel('Status')).toHaveValue('confirmed');
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=waitlist&q=visitor&city=London&status=confirmed');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin?tab=waitlist');
  await expect(names(page).first()).toContainText('Sofia Kovalevskaya');
});

test('an administrator finds a sign-up, exports it, and invites whoever has confirmed it', async ({ page, request, browser, baseURL }) => {
  const admin = await newAdmin(browser, request, baseURL);
  const word = `eve${randomBytes(5).toString('hex')}`;
  const email = `${word}@example.org`;
  const data = { name: '=HYPERLINK("x") אדה', email, city: 'Oslo' };
  expect((await request.post('/api/waitlist', { data, headers: ownOrigin(baseURL) })).status()).toBe(200);
  await signIn(page.request, admin, baseURL);
  await page.goto(`/admin?tab=waitlist&q=${word.toUpperCase()}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(data.name);
  await expect(row).toContainText('Not confirmed yet');

  await page.goto(await linkInMail(request, email, /^Confirm your place/, '/waitlist/confirm'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your place is kept' })).toBeVisible();
  await page.goto(`/admin?tab=waitlist&q=${word}&city=Oslo&status=confirmed`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^waitlist-\d{4}-\d\d-\d\d\.csv$/);
  const [head, line, end] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect([head, end]).toEqual(['\uFEFF"Name","Email","City","Signup Date"', '']);
  expect(line).toMatch(new RegExp(`^"'=HYPERLINK\\(""x""\\) אדה","${email}","Oslo","\\d{4}-\\d\\d-\\d\\d"$`));

  await row.getByRole('button', { name: /^Invite/ }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  await dialogButton(page, 'Send invitation').click();
  await expect(page.getByText('1 person is invited')).toBeVisible();
  await expect(row).toContainText('Invited just now');
  expect(await linkInMail(request, email, /^Your invitation to City Genie$/)).toMatch(/^\/register\?invite=/);
});
