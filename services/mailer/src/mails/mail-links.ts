import type { MailLinkFields, MailTokenPurpose } from '@city-genie/contracts/internal/mail-link';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { mailTokenKeys, writeMailToken } from '@city-genie/service-kit/trust/mail-token';

/** Writes the links of mails. Only here do their tokens come into being. */
export type MailLinks = {
  verifyLink(link: MailLinkFields): string;
  resetLink(link: MailLinkFields): string;
  inviteLink(link: MailLinkFields): string;
  /** To the page where a signed-in user confirms another address. */
  confirmEmailLink(link: MailLinkFields): string;
  /** To the page where somebody on the waitlist says that the address is theirs. */
  confirmEntryLink(link: MailLinkFields): string;
  /** To the page where they leave the list. */
  leaveWaitlistLink(link: MailLinkFields): string;
  /** The same at one press in a mail client, which sends a POST to it. */
  oneClickLink(link: MailLinkFields): string;
};

/** @param publicUrl the site's address; nothing that a request says goes into a link */
export function createMailLinks(publicUrl: string, keys: KeyRing): MailLinks {
  const token = (purpose: MailTokenPurpose, { tokenId, tokenExpiresAt }: MailLinkFields) =>
    writeMailToken({ id: tokenId, purpose, expiresAt: tokenExpiresAt }, keys.purposeKeys(mailTokenKeys[purpose])[0]);
  return {
    verifyLink: (link) => `${publicUrl}/api/auth/verify-email?token=${token('verify_email', link)}`,
    resetLink: (link) => `${publicUrl}/reset-password?token=${token('reset_password', link)}`,
    inviteLink: (link) => `${publicUrl}/register?invite=${token('invite', link)}`,
    confirmEmailLink: (link) => `${publicUrl}/confirm-email?token=${token('change_email', link)}`,
    confirmEntryLink: (link) => `${publicUrl}/waitlist/confirm?token=${token('confirm_entry', link)}`,
    leaveWaitlistLink: (link) => `${publicUrl}/waitlist/unsubscribe?token=${token('leave_waitlist', link)}`,
    oneClickLink: (link) => `${publicUrl}/api/waitlist/unsubscribe?token=${token('leave_waitlist', link)}`,
  };
}
