import type { Page } from '@playwright/test';
import { arrivePaid, londonStatus, stripeUrl, subscriptionAt, subscriptionById } from './payments.js';
import { mailsTo } from './people.js';
import { expect, test } from './site.js';

const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription', exact: true });

/** Presses a button of the section, and then the one that confirms it. */
async function act(page: Page, name: string, confirm = name): Promise<void> {
  const section = subscription(page);
  await section.getByRole('button', { name, exact: true }).click();
  await expect(section.getByRole('heading', { name: /\?$/ })).toBeFocused();
  await section.getByRole('button', { name: confirm, exact: true }).click();
}

/** What the section says of something, by its name. */
const fact = (page: Page, name: string) => subscription(page).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(fact(page, 'Status')).toHaveText('Active');
}

test('the account page cancels, resumes and changes the plan, as the provider then says', async ({ page, baseURL }) => {
  const person = await arrivePaid(page, baseURL);
  await openAccount(page);
  await expect(fact(page, 'Plan')).toHaveText('Monthly plan, $4.99 every month');
  await expect(fact(page, 'Next payment')).toHaveText(/^\$4\.99 on \d+ \w+ \d{4}$/);

  await act(page, 'Cancel subscription');
  await expect(fact(page, 'Status')).toHaveText(/^Cancelled, active until \d+ \w+ \d{4}$/);
  await expect(fact(page, 'Next payment')).toHaveCount(0);
  expect(await subscriptionAt(page.request, person)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(await londonStatus(page, baseURL)).toBe(200);

  await act(page, 'Resume subscription');
  await expect(fact(page, 'Status')).toHaveText('Active');
  expect(await subscriptionAt(page.request, person)).toMatchObject({ status: 'active', cancel_at_period_end: false });

  await act(page, 'Change to the yearly plan', 'Change and pay $47.01');
  await expect(fact(page, 'Plan')).toHaveText('Yearly plan, $52.00 every year');
  await expect(fact(page, 'Next payment')).toHaveText(/^\$52\.00 on /);
  await act(page, 'Change to the monthly plan');
  await expect(fact(page, 'Changes to')).toHaveText('Monthly plan, $4.99 every month, when this period ends');
  await act(page, 'Stay with the yearly plan');
  await expect(fact(page, 'Changes to')).toHaveCount(0);
  await expect(subscription(page).getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2);
});

test.describe('card, and money back', () => {
  // What is withdrawn closes the cities, and the portal is the provider's page; Chromium logs both.
  test.use({ expectedOrigins: [stripeUrl], expectedNoise: /Failed to load resource/ });

  test('the card is changed at the provider, which leads back', async ({ page, baseURL }) => {
    await arrivePaid(page, baseURL);
    await openAccount(page);
    await subscription(page).getByRole('button', { name: 'Manage card and invoices' }).click();
    await expect(page.getByRole('heading', { name: 'Billing (simulated)' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to City Genie' }).click();
    await expect(fact(page, 'Status')).toHaveText('Active');
  });

  test('the first payment comes back, and the locked cities close', async ({ page, request, baseURL }) => {
    const person = await arrivePaid(page, baseURL);
    await openAccount(page);
    await act(page, 'Withdraw and refund');
    await expect(subscription(page).getByText('Your subscription is withdrawn, and the money is on its way back')).toBeVisible();
    await expect(subscription(page).getByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(subscription(page).getByRole('button', { name: 'Withdraw and refund' })).toHaveCount(0);
    expect(await subscriptionAt(page.request, person)).toMatchObject({ status: 'canceled' });
    expect(await londonStatus(page, baseURL)).toBe(402);
    // The other pages know it without a reload, and don't ask to pay for what was given up.
    await page
      .getByRole('link', { name: /^City Genie/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /London/ }).first()).toBeVisible();
    await expect(page.getByText('All eight cities are open to you')).toHaveCount(0);
    await expect(page.getByText('Complete Payment').first()).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await mailsTo(request, person.email, 3)).toEqual(
      expect.arrayContaining(['Your subscription is active', 'Your withdrawal is done']),
    );
  });

  test('a deleted account costs nothing any more', async ({ page, baseURL }) => {
    const person = await arrivePaid(page, baseURL);
    const { id } = await subscriptionAt(page.request, person);
    await openAccount(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel(/username/i).fill(person.username);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    expect(await subscriptionById(page.request, id)).toMatchObject({ status: 'canceled' });
    expect(await londonStatus(page, baseURL)).toBe(401);
  });
});
