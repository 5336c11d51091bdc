import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { type Action, addressLink, type Fact, type Paragraph } from './letter.js';
import { shownUsername } from './shown-text.js';

/** Stands before the link that is spelled out below a button. */
export const copyInstead = 'You can also copy the link into your browser:';

/** The username, unless it is one that mails leave out. */
export function usernameFact({
  username,
  isVerified = false,
}: Pick<MailPayloads['account.exists'], 'username' | 'isVerified'>): readonly Fact[] {
  const shown = shownUsername(username, isVerified);
  return shown === undefined ? [] : [['Username', shown]];
}

export const newPassword = (publicUrl: string): Action => ({ label: 'Choose a new password', href: `${publicUrl}/forgot-password` });

export const signIn = (publicUrl: string): Action => ({ label: 'Sign in', href: `${publicUrl}/login` });

export const accountPage = (publicUrl: string): Action => ({ label: 'Open your account page', href: `${publicUrl}/account` });

/** For whom the advice of the mail isn't enough. */
export const somethingElseIsOdd = (supportEmail: string): Paragraph => [
  'Does something else look odd? Write to ',
  addressLink(supportEmail),
  '.',
];
