import type { Dialog, Locator, Page } from '@playwright/test';
import { runAdminCommand } from './admin-command.js';
import { authenticator } from './one-time-codes.js';
import { fillLogin, mailsTo, newPerson, type Person, plansCome, signIn } from './people.js';
import { expect, test } from './site.js';

const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });

/** Recovery codes that nobody has kept yet can't be left by accident, be it by a link or by Back. */
async function expectHeldBack(page: Page, section: Locator): Promise<void> {
  const asked: string[] = [];
  const stay = (dialog: Dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  };
  page.on('dialog', stay);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.evaluate(() => history.back());
  await expect.poll(() => asked.length).toBe(2);
  page.off('dialog', stay);
  expect(new Set(asked)).toEqual(new Set(['Leave without your recovery codes? They are not shown again.']));
  await expect(page).toHaveURL('/account');
  await expect(section.getByRole('listitem')).toHaveCount(10);
}

/** Turns it on, as far as its recovery codes. @returns the app, and the codes */
async function showCodes(page: Page): Promise<{ nextCode: () => Promise<string>; recoveryCodes: string[] }> {
  const section = twoStep(page);
  await section.getByRole('button', { name: /Set up/ }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await section.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(/\s/g, '');
  const nextCode = authenticator(secret);
  await section.getByLabel(/six digits/).fill(await nextCode());
  await section.getByRole('form').getByRole('button').first().click();
  const codes = section.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { nextCode, recoveryCodes: await codes.allInnerTexts() };
}

/** Turns it on. @returns the app, and the recovery codes */
async function setUp(page: Page): ReturnType<typeof showCodes> {
  const shown = await showCodes(page);
  const section = twoStep(page);
  await expectHeldBack(page, section);
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText(/It is on/)).toBeVisible();
  return shown;
}

/** The second step of a login, on the same page. */
async function askedForCode(page: Page, person: Person): Promise<void> {
  await page.context().clearCookies();
  await fillLogin(page, person);
  await expect(page.getByLabel(/six digits|code/i).first()).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
}

test.describe('two-step verification', () => {
  // A login stops at its second step with a 401, and wrong codes are refused; Chromium logs both.
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is set up, asked for at login, and survives a lost app', async ({ page, request, baseURL }) => {
    test.setTimeout(180_000);
    const person = await newPerson(request, baseURL);
    await signIn(page.request, person, baseURL);
    await page.goto('/account');
    const { nextCode, recoveryCodes } = await setUp(page);

    await askedForCode(page, person);
    const code = page.getByLabel(/six digits|code/i).first();
    await page.goBack();
    const login = page.getByRole('form', { name: 'Login' });
    await expect(login.getByLabel('Username or email')).toHaveValue(person.username);
    await login.getByLabel('Password', { exact: true }).fill(person.password);
    await login.getByRole('button', { name: 'Log in' }).click();
    await code.fill('000000');
    await page.getByRole('button', { name: /Log in|Confirm|Continue/ }).click();
    await expect(page.getByText('This code is not correct').first()).toBeVisible();
    await code.fill(await nextCode());
    await page.getByRole('button', { name: /Log in|Confirm|Continue/ }).click();
    await plansCome(page);

    // The app is lost.
    await askedForCode(page, person);
    const support = page.getByRole('link', { name: /^Write to / });
    await expect(support).toHaveAttribute('href', /^mailto:/);
    // The address is a box of its own, which no line around it underlines.
    await expect(support.locator('span > span').first()).toHaveCSS('text-decoration-line', 'underline');
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page
      .getByLabel(/recovery code/i)
      .first()
      .fill((recoveryCodes[3] ?? '').toLowerCase());
    await page.getByRole('button', { name: /Log in|Confirm|Continue/ }).click();
    await plansCome(page);
    await page.goto('/account');
    await expect(twoStep(page).getByText(/9\srecovery\scodes are left\./)).toBeVisible();
    await twoStep(page).getByRole('button', { name: 'Turn off' }).click();
    await twoStep(page)
      .getByRole('button', { name: /Turn.* off/ })
      .first()
      .click();
    await expect(twoStep(page).getByRole('button', { name: /Set up/ })).toBeVisible();

    await page.context().clearCookies();
    await fillLogin(page, person);
    await plansCome(page);
  });

  test('shows the login page when the session ends elsewhere while recovery codes are shown', async ({ page, request, baseURL }) => {
    const person = await newPerson(request, baseURL);
    await signIn(page.request, person, baseURL);
    await page.goto('/account');
    await showCodes(page);
    await page.evaluate(() => fetch('/api/auth/force-logout', { method: 'POST' }));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/login?redirect=/account');
    await expect(page.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
  });

  test('that is lost with its recovery codes is reset by a command, and its owner is told by mail', async ({ page, request, baseURL }) => {
    const person = await newPerson(request, baseURL);
    await signIn(page.request, person, baseURL);
    await page.goto('/account');
    await setUp(page);
    await askedForCode(page, person);
    expect(await runAdminCommand('reset-second-factor', person.username)).toContain(
      `${person.username} has no second factor any more, and has to log in again.`,
    );
    await fillLogin(page, person);
    await plansCome(page);
    await page.goto('/account');
    await expect(twoStep(page).getByRole('button', { name: /Set up/ })).toBeVisible();
    await expect.poll(() => mailsTo(request, person.email, 1), { timeout: 20_000 }).toContain('Two-step verification was reset');
  });
});
