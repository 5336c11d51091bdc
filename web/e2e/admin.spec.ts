import type { Page } from '@playwright/test';
import { newAdmin, newPerson, type Person, signIn } from './people.js';
import { expect, test } from './site.js';

const rowOf = (page: Page, { username }: Pick<Person, 'username'>) => page.getByRole('row').filter({ hasText: username });

async function openDashboard(page: Page, admin: Person, baseURL: string | undefined, search = ''): Promise<void> {
  await signIn(page.request, admin, baseURL);
  await page.goto(`/admin${search && `?q=${search}`}`);
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
}

test.describe('the dashboard', () => {
  // Refusals are logged by Chromium.
  test.use({ expectedNoise: /Failed to load resource/ });

  test('gives rights, takes them, and deletes', async ({ page, request, browser, baseURL }) => {
    const [admin, person] = [await newAdmin(browser, request, baseURL), await newPerson(request, baseURL)];
    await openDashboard(page, admin, baseURL, person.username);
    const row = rowOf(page, person);
    const rights = row.getByRole('switch', { name: `Administrator ${person.username}` });
    const dialog = page.getByRole('dialog');
    await rights.click();
    await expect(dialog).toContainText(`${person.username} (Eve Curie, ${person.email}) will be able to`);
    await dialog.getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByRole('article', { name: `${person.username} is an administrator now` })).toContainText(
      'User granted admin privileges',
    );
    await expect(rights).toBeChecked();
    await rights.click();
    await dialog.getByRole('button', { name: 'Take away' }).click();
    await expect(page.getByText('User removed from admin privileges')).toBeVisible();
    await expect(rights).not.toBeChecked();
    await row.getByRole('button', { name: `Delete ${person.username}` }).click();
    await expect(dialog).toContainText(`Are you sure you want to delete user "${person.username}"? This action cannot be undone.`);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`User "${person.username}" has been deleted successfully`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /deleted .+ account/ })
        .first(),
    ).toBeVisible();
  });

  test('asks for a proof in the middle of a deletion, and then goes on with it', async ({ page, request, browser, baseURL }) => {
    const [admin, person] = [await newAdmin(browser, request, baseURL), await newPerson(request, baseURL)];
    await openDashboard(page, admin, baseURL, person.username);
    // As ten minutes later: the first attempt is refused as the server would, the second goes to it.
    let attempts = 0;
    await page.route('**/api/admin/users/*', async (route) => {
      attempts += 1;
      if (attempts === 1) {
        const refusal = { success: false, code: 'step_up_required', message: 'Please confirm that it is you', requestId: 'e2e' };
        await route.fulfill({ status: 403, json: refusal });
      } else {
        await route.continue();
      }
    });
    await rowOf(page, person)
      .getByRole('button', { name: `Delete ${person.username}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await proof.getByLabel('Password', { exact: true }).fill('wrong');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof.getByText('This password is not correct')).toBeVisible();
    await proof.getByLabel('Password', { exact: true }).fill(admin.password);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`User "${person.username}" has been deleted successfully`)).toBeVisible();
    expect(attempts).toBe(2);
  });

  test('keeps administrators from themselves', async ({ page, request, browser, baseURL }) => {
    const admin = await newAdmin(browser, request, baseURL);
    await openDashboard(page, admin, baseURL, admin.username);
    const row = rowOf(page, admin);
    await expect(row.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
    await expect(row.getByRole('button', { name: /Delete/ })).toHaveCount(0);
    const headers = { origin: new URL(baseURL ?? '').origin };
    const { id } = await (await page.request.get('/api/auth/user')).json();
    expect((await page.request.delete(`/api/admin/users/${id}`, { headers })).status()).toBe(409);
    expect((await page.request.post(`/api/admin/users/${id}/admin`, { headers, data: { isAdmin: false } })).status()).toBe(409);
  });

  test('tells of two administrators who act on one user the one who came later', async ({ page, request, browser, baseURL }) => {
    const [one, two, person] = [
      await newAdmin(browser, request, baseURL),
      await newAdmin(browser, request, baseURL),
      await newPerson(request, baseURL),
    ];
    await openDashboard(page, one, baseURL, person.username);
    await expect(rowOf(page, person)).toBeVisible();
    const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await signIn(other.request, two, baseURL);
    const headers = { origin: new URL(baseURL ?? '').origin };
    const { users } = await (await other.request.post('/api/admin/users', { data: { search: person.username, page: 1 }, headers })).json();
    expect((await other.request.delete(`/api/admin/users/${users[0].id}`, { headers })).status()).toBe(200);
    await other.close();
    await rowOf(page, person).getByRole('switch').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByText(/no such user|not there any more|already|gone/i).first()).toBeVisible();
    await expect(rowOf(page, person)).toHaveCount(0);
    await page.getByRole('link', { name: `What happened to ${person.username}` }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /deleted .+ account/ })).toHaveCount(1);
  });

  test('is closed to others, and its button is for administrators', async ({ page, request, browser, baseURL }) => {
    const [admin, person] = [await newAdmin(browser, request, baseURL), await newPerson(request, baseURL)];
    await page.goto('/admin');
    await page.waitForURL('**/login?redirect=/admin');
    await signIn(page.request, person, baseURL);
    await page.goto('/about');
    await expect(page.getByRole('button', { name: person.username })).toBeVisible();
    await expect(page.getByRole('link', { name: /Admin/ })).toHaveCount(0);
    await signIn(page.request, admin, baseURL);
    await page.goto('/about');
    await page.getByRole('link', { name: /Admin/ }).click();
    await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  });
});
