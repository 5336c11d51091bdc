import { expect, test } from './site.js';

const inbox = `${process.env.E2E_MAIL_URL ?? 'http://localhost:1080'}/email`;

test('joining the waitlist sends a mail', async ({ page, request }) => {
  const email = `ada.${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Join the Waitlist' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  await dialog.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(dialog.getByText('Please enter your name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('City', { exact: true }).selectOption('Other');
  await dialog.getByLabel('Which city?').fill('Lisbon');
  await dialog.getByRole('button', { name: 'Join the Waitlist' }).click();

  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
  await expect(page.getByText('Welcome to the waitlist!')).toBeVisible();
  await expect(page.getByText("We'll notify you as soon as City Genie launches in your city.")).toBeVisible();

  const mails = async () => {
    const reply = await request.get(inbox);
    return JSON.stringify(await reply.json());
  };
  await expect.poll(mails, { timeout: 20_000 }).toContain(email);
});

test('the form validates values typed before its rules were loaded', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Be there when your city opens' }).getByRole('form');
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
});
