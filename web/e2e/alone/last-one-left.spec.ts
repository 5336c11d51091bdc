import type { APIRequestContext } from '@playwright/test';
import { demoAdmin, ownOrigin, signIn } from '../people.js';
import { expect, test } from '../site.js';

// The refusal is logged by Chromium.
test.use({ expectedNoise: /Failed to load resource/ });

type Admin = { id: string; username: string };

/** The other administrators, a page of them. */
async function otherAdmins(request: APIRequestContext, headers: Record<string, string>): Promise<Admin[]> {
  const reply = await request.post('/api/admin/users', { data: { isAdmin: true, page: 1, pageSize: 100 }, headers });
  const { users }: { users: Admin[] } = await reply.json();
  return users.filter(({ username }) => username !== demoAdmin.username);
}

async function setRights(request: APIRequestContext, headers: Record<string, string>, users: readonly Admin[], isAdmin: boolean) {
  // One after the other, because each change also writes the row of whoever makes it.
  for (const { id } of users) {
    expect((await request.post(`/api/admin/users/${id}/admin`, { data: { isAdmin }, headers })).status()).toBe(200);
  }
}

test('the only administrator left can’t delete the own account, and is told why', async ({ page, baseURL }) => {
  const { request } = page;
  const headers = ownOrigin(baseURL);
  await signIn(request, demoAdmin, baseURL);
  const demoted: Admin[] = [];
  try {
    for (let others = await otherAdmins(request, headers); others.length > 0; others = await otherAdmins(request, headers)) {
      demoted.push(...others);
      await setRights(request, headers, others, false);
    }
    await page.goto('/account');
    await page.getByRole('region', { name: 'Delete account' }).getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel(/username/i).fill(demoAdmin.username);
    await dialog.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    const alert = dialog.getByRole('form').getByRole('alert');
    await expect(alert).toHaveText('You are the only administrator. Make somebody else one first.');
    expect(await (await request.get('/api/auth/user')).json()).toMatchObject({ username: demoAdmin.username, isAdmin: true });
  } finally {
    await setRights(request, headers, demoted, true);
  }
});
