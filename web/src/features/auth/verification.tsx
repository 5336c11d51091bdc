import type { ReactNode } from 'react';
import { MailAddress } from '../../ui/late/MailAddress.js';

/** What the page behind a verification link says. */
export type Verification = {
  title: string;
  text: ReactNode;
  /** The address is verified, now or before: shown by the icon, too. */
  isVerified: boolean;
  /** The link did what it should. */
  isSuccess: boolean;
  /** Another link would help. */
  offersResend: boolean;
};

const verified = 'Email Verified!';
const failed: Verification = {
  title: 'Verification Failed',
  text: 'Email verification failed. Please try again.',
  isVerified: false,
  isSuccess: false,
  offersResend: false,
};

const success = (text: ReactNode): Verification => ({ title: verified, text, isVerified: true, isSuccess: true, offersResend: false });

const verifiedNow = success('Your email was verified successfully. You can now log in.');

const errors: Readonly<Record<string, Verification>> = {
  invalid_token: {
    ...failed,
    text: 'This verification link is not valid. Please check your email for the correct link, or ask for a new one.',
    offersResend: true,
  },
  // The server says so only when the account is verified: the link was opened twice, or by a mail scanner first.
  invalid_or_expired: verifiedNow,
  already_verified: { ...failed, title: verified, text: 'Good news: your email is already verified. You can log in.', isVerified: true },
  server_error: { ...failed, text: 'Something went wrong on our server. Please try again later.' },
};

const invalid: Verification = {
  ...failed,
  title: 'Invalid Verification Link',
  text: 'This address is incomplete. Please open the link in your email again.',
};

/** A mail address as browsers accept it. The query may hold anything, and what isn't an address is not shown. */
function addressIn(text: string | null): string | undefined {
  return text && text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text) ? text : undefined;
}

/** Reads the query of /verify-email: `success`, `error` and `email`. */
export function readVerification(query: URLSearchParams): Verification {
  const error = query.get('error');
  if (query.get('success') === 'true') {
    const address = addressIn(query.get('email'));
    return address === undefined
      ? verifiedNow
      : success(
          <>
            Your email <MailAddress address={address} /> was verified successfully. You can now log in.
          </>,
        );
  }
  if (error === null) {
    return invalid;
  }
  return (Object.hasOwn(errors, error) ? errors[error] : undefined) ?? failed;
}
