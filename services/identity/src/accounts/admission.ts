import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import type { registrationModes } from '@city-genie/contracts/site-config/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import type { LinkRow } from '../links/link-model.js';
import type { Links } from '../links/links.js';

export type RegistrationMode = (typeof registrationModes)[number];

/** On what terms somebody may register. */
export type Admission = {
  /** The invitation that the registration uses up. */
  invitation?: LinkRow;
  /**
   * `anew`: a new account. `invited`: the same, and the invitation must still be free when it is made. `again`: the invitation has been
   * used, so nothing but the repeat of a registration is answered.
   */
  may: 'anew' | 'invited' | 'again';
};

export function registrationClosed(): AppError {
  return new AppError('registration_closed', accountMessages.registrationClosed);
}

/** @returns decides who may register in this mode. @throws 403 for who may not */
export function createAdmission(mode: RegistrationMode, links: Pick<Links, 'find' | 'isUsable'>) {
  return async (inviteToken: string | undefined): Promise<Admission> => {
    if (mode === 'closed') {
      throw registrationClosed();
    }
    const invitation = inviteToken === undefined ? null : await links.find(inviteToken, 'invite');
    const isFree = invitation !== null && links.isUsable(invitation);
    if (mode === 'open') {
      return { may: 'anew', ...(isFree && { invitation }) };
    }
    if (invitation === null) {
      throw registrationClosed();
    }
    return isFree ? { may: 'invited', invitation } : { may: 'again' };
  };
}
