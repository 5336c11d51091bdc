import { readFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expectApart } from './checks/apart.js';
import { linkInMail, mailsTo, newPerson, type Person, signIn } from './people.js';
import { expect, test } from './site.js';

/** A section of the page, by its heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function openAccount(page: Page, person: Person, { project }: TestInfo): Promise<void> {
  await signIn(page.request, person, project.use.baseURL);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'Email').getByText(person.email).first()).toBeVisible();
}

test.describe('the account page', () => {
  test('changes the email, and both mailboxes hear of it', async ({ page, request, baseURL }, info) => {
    const person = await newPerson(request, baseURL);
    const newEmail = person.email.replace('@', '-next@');
    await openAccount(page, person, info);
    const email = section(page, 'Email');
    await email.getByRole('button', { name: 'Change email' }).click();
    await email.getByLabel(/New email/i).fill(newEmail);
    await email
      .getByLabel(/password/i)
      .first()
      .fill(person.password);
    await email.getByRole('button', { name: /link|change/i }).click();
    await expect(email.getByText(newEmail)).toBeVisible();
    const link = await linkInMail(request, newEmail, /./);
    await page.goto(link);
    await expect(page.getByText(newEmail)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm my new address' }).click();
    await expect(page.getByText('Your email address is changed')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Already confirmed' })).toBeVisible();
    await expect(page.getByText(newEmail)).toBeVisible();
    expect(await mailsTo(request, newEmail, 2)).toHaveLength(2);
    await mailsTo(request, person.email, 2);
    await page.goto('/account');
    await expect(section(page, 'Email').getByText(newEmail)).toBeVisible();
  });

  test('signs out another browser', async ({ page, request, browser, baseURL }, info) => {
    const person = await newPerson(request, baseURL);
    const other = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    });
    await signIn(other.request, person, baseURL);
    await openAccount(page, person, info);
    const browsers = section(page, 'Signed-in browsers');
    await browsers.getByRole('button', { name: /Sign out.*Safari on iOS/ }).click();
    await expect(browsers.getByRole('status')).toContainText('Signed out: Safari on iOS, phone, signed in');
    await expect(browsers.getByRole('listitem').filter({ hasText: 'Safari on iOS' })).toHaveCount(0);
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    await other.close();
  });

  test.describe('with its session', () => {
    // What the page asks at that moment is refused, and Chromium says so in the console.
    test.use({ expectedNoise: /status of 401/ });

    test('signs out everywhere after a question, and the login page says so', async ({ page, request, playwright, baseURL }, info) => {
      const person = await newPerson(request, baseURL);
      const other = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
      await signIn(other, person, baseURL);
      await openAccount(page, person, info);
      await section(page, 'Signed-in browsers').getByRole('button', { name: 'Sign out everywhere' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/account');
      expect((await other.get('/api/auth/user')).status()).toBe(200);
      await section(page, 'Signed-in browsers').getByRole('button', { name: 'Sign out everywhere' }).click();
      await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByText('You’re signed out everywhere.')).toHaveAttribute('role', 'status');
      await expect(page).toHaveURL('/login?redirect=/account');
      expect([(await other.get('/api/auth/user')).status(), (await page.request.get('/api/auth/user')).status()]).toEqual([401, 401]);
      await other.dispose();
    });
  });

  test('leads to its sections, and to the page before', async ({ page, request, baseURL }, info) => {
    const person = await newPerson(request, baseURL);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await openAccount(page, person, info);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Delete account' }).click();
    const heading = page.getByRole('heading', { name: 'Delete account' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectApart(page.getByRole('banner'), heading);
    // A dialog that was opened and closed leaves nothing in the history.
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('keeps which mails are wanted', async ({ page, request, baseURL }, info) => {
    const person = await newPerson(request, baseURL);
    await page.setViewportSize({ width: 360, height: 740 });
    await openAccount(page, person, info);
    const mails = section(page, 'Mails');
    await mails.getByRole('checkbox', { name: 'Rome' }).check();
    await mails.getByRole('switch').click();
    await expect(mails.getByText('Saved')).toBeVisible();
    await mails.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.reload();
    await expect(mails.getByRole('checkbox', { name: 'Rome' })).toBeChecked();
    await expect(mails.getByRole('switch')).not.toBeChecked();
    // The browser goes back to where the page was.
    await expect(page.getByRole('heading', { name: 'Mails' })).toBeInViewport({ ratio: 1 });
  });

  test('hands out everything that is stored, as a file that can be read', async ({ page, request, baseURL }, info) => {
    const person = await newPerson(request, baseURL);
    await openAccount(page, person, info);
    const download = page.waitForEvent('download');
    await section(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^city-genie-export-\d{4}-\d\d-\d\d\.json$/);
    const { services } = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(services.identity.account).toMatchObject({ username: person.username, email: person.email });
    expect(Object.keys(services).sort()).toEqual(['billing', 'identity', 'mailer', 'recommendations', 'waitlist']);
  });

  test.describe('at the end', () => {
    // The wrong password is refused, and so is whoever is gone; Chromium logs both.
    test.use({ expectedNoise: /Failed to load resource/ });

    test('deletes the account, with password and name', async ({ page, request, baseURL }, info) => {
      const person = await newPerson(request, baseURL);
      await openAccount(page, person, info);
      await section(page, 'Delete account').getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: /Delete/ });
      await dialog.getByLabel(/username/i).fill(person.username);
      await dialog
        .getByLabel(/password/i)
        .first()
        .fill('wrong');
      await dialog.getByRole('button', { name: /Delete/ }).click();
      await expect(dialog.getByText('This password is not correct')).toBeVisible();
      await dialog
        .getByLabel(/password/i)
        .first()
        .fill(person.password);
      await dialog.getByRole('button', { name: /Delete/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeFocused();
      await expect(page).toHaveURL('/account');
      expect((await page.request.get('/api/auth/user')).status()).toBe(401);
      expect((await request.post('/api/auth/login', { data: person, headers: { origin: baseURL ?? '' } })).status()).toBe(401);
      expect(await mailsTo(request, person.email, 2)).toContainEqual(expect.stringMatching(/deleted|account/i));
    });
  });
});
