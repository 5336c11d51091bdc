import { expect, test } from './one-page.js';
import { linkInMail, mailWith, ownOrigin } from './people.js';

test('joining the waitlist sends a mail, by whose link the place is kept', async ({ page, request }) => {
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

  await page.goto(await linkInMail(request, email, /^Confirm your place/));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your place is kept' })).toBeFocused();
  await expect(page.getByText('when City Genie opens in Lisbon.')).toBeVisible();
});

test.describe('the way off the list', () => {
  // A link of no use is a 400.
  test.use({ expectedNoise: /status of 400/ });

  test('whoever is on the list leaves it by the link in the mail, or at one press in a mail client', async ({ page, request, baseURL }) => {
    const headers = ownOrigin(baseURL);
    const people = ['ada', 'grace'].map((name) => `${name}.${Date.now()}@example.com`);
    const [ada = '', grace = ''] = people;
    for (const email of people) {
      const data = { name: 'Ada', email, city: 'London' };
      expect((await request.post('/api/waitlist', { data, headers })).status()).toBe(200);
    }
    const subject = /^Confirm your place/;
    const confirmOf = (email: string) => linkInMail(request, email, subject, '/waitlist/confirm');
    await page.goto(await linkInMail(request, ada, subject, '/waitlist/unsubscribe'));
    await page.getByRole('button', { name: 'Take me off the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused();

    // As the provider of a mailbox does it: without cookies and without an origin.
    const mail = await mailWith(request, grace, subject);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, oneClick = ''] = /<(https?:[^>]+)>/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(oneClick, { method: 'POST', body: form })).status).toBe(200);

    for (const email of people) {
      await page.goto(await confirmOf(email));
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This link has had its day' })).toBeFocused();
    }
  });
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
