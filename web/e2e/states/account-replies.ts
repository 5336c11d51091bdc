import type { Account, ShownSession } from '@city-genie/contracts/account/routes';
import { expect, type Page } from '@playwright/test';
import { tellSubscription } from './payment-replies.js';
import { answer } from './replies.js';
import { arriveSubscribed, member } from './visitors.js';

/** What the services say of a subscriber on their account page. */
export const account: Account = {
  ...member,
  subscriptionStatus: 'active',
  createdAt: '2026-03-04T09:30:00.000Z',
  pendingEmail: null,
  preferences: { signInNotices: true, newsCities: ['paris', 'rome'] },
  secondFactor: { isOn: false, recoveryCodesLeft: 0, isRequired: false },
};

export const guarded: Account = { ...account, secondFactor: { isOn: true, recoveryCodesLeft: 9, isRequired: false } };

const desk: ShownSession = {
  id: '00000000000000aa',
  browser: 'Firefox',
  system: 'Windows',
  platform: 'desktop',
  startedAt: '2026-10-30T08:00:00.000Z',
  lastUsedAt: '2026-11-23T09:00:00.000Z',
  isCurrent: true,
};

const sessions: readonly ShownSession[] = [
  desk,
  {
    ...desk,
    id: '00000000000000bb',
    browser: 'Safari',
    system: 'iOS',
    platform: 'mobile',
    lastUsedAt: '2026-11-21T18:00:00.000Z',
    isCurrent: false,
  },
  {
    ...desk,
    id: '00000000000000cc',
    browser: 'Samsung Internet for Android',
    system: 'Android',
    platform: 'tablet',
    startedAt: null,
    lastUsedAt: '2026-11-03T12:00:00.000Z',
    isCurrent: false,
  },
];

export const startedSecondFactor = {
  success: true,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/City%20Genie:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=City%20Genie',
};

export const recoveryCodes = {
  success: true,
  recoveryCodes: [
    '7kfm-2qxa',
    'h4rt-9wze',
    'b2np-6ycd',
    'x8sj-3vgm',
    'q5dk-7haf',
    'w9tz-4enr',
    'c6ym-8bpx',
    'g3vh-5jsk',
    'r7ea-2dtq',
    'n4xw-9fzc',
  ],
};

/** What is told of the account from now on. */
export async function tellAccount(page: Page, told: Account): Promise<void> {
  await answer(page, '**/api/account', { success: true, account: told });
}

/** Where the user is signed in, and what they pay for. */
export async function tellSessions(page: Page): Promise<void> {
  await answer(page, '**/api/account/sessions', { success: true, sessions });
  await tellSubscription(page);
}

/** The part of the page with this heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the account page as this user, by this address. */
export async function openAccountPage(page: Page, told: Account = account, address = '/account'): Promise<void> {
  await arriveSubscribed(page);
  await answer(page, '**/api/auth/user', told);
  await tellAccount(page, told);
  await tellSessions(page);
  await page.goto(address);
  await expect(section(page, 'Signed-in browsers').getByText('This browser')).toBeVisible();
}
