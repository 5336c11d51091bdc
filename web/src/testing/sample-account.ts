import type { Account } from '@city-genie/contracts/account/routes';
import { subscriber } from './sample-user.js';

/** A subscriber's account without a second factor, with the settings that everybody begins with. */
export const sampleAccount: Account = {
  ...subscriber,
  createdAt: '2026-03-04T09:30:00.000Z',
  pendingEmail: null,
  preferences: { signInNotices: true, newsCities: [] },
  secondFactor: { isOn: false, recoveryCodesLeft: 0, isRequired: false },
};

/** The same with a second factor. */
export const guardedAccount: Account = { ...sampleAccount, secondFactor: { isOn: true, recoveryCodesLeft: 9, isRequired: false } };
