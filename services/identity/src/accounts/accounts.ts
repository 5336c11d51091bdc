import { login } from '@city-genie/contracts/auth/endpoints';
import type { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { JobPayloads } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import { type JobHandle, type ReadJob, subjectOf } from '@city-genie/service-kit/jobs/read-job';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { createMailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { Connection } from 'mongoose';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { createEmailConfirmation } from '../email-change/confirm-email.js';
import { createEmailChangeWork } from '../email-change/email-change-work.js';
import { createEmailCorrection } from '../email-change/email-correction.js';
import { createEmailCorrectionWork } from '../email-change/email-correction-work.js';
import { createEmailWish } from '../email-change/email-wish.js';
import type { Links } from '../links/links.js';
import type { PasswordPolicy } from '../passwords/common-passwords.js';
import { createPasswordGuess } from '../passwords/password-guess.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { createPasswordProof } from '../passwords/password-proof.js';
import type { DelaySources } from '../sessions/login-delay.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import type { AccountRepository } from '../users/account-repository.js';
import type { UserRepository } from '../users/user-repository.js';
import { createAdmission, type RegistrationMode } from './admission.js';
import { createEmailVerification } from './email-verification.js';
import { createInvitationWork } from './invitation-work.js';
import { createLinkRequestWork } from './link-request-work.js';
import { createLinkRequests } from './link-requests.js';
import { createNewAccount } from './new-account.js';
import { createOwnerNotice } from './owner-notice.js';
import { createPasswordReset } from './password-reset.js';
import { createRegistration } from './registration.js';
import { createTestLinks } from './test-links.js';

type Deps = {
  connection: Connection;
  users: UserRepository;
  accounts: AccountRepository;
  sessions: SessionStore;
  links: Links;
  policy: PasswordPolicy;
  hasher: PasswordHasher;
  outbox: Outbox;
  audit: Pick<IdentityAudit, 'append' | 'record'>;
  keys: KeyRing;
  limits: Pick<CallLimits, 'keyed'>;
  inTurn: TurnsByKey;
  clock: Clock;
  delays: DelaySources;
  publicUrl: string;
  registrationMode: RegistrationMode;
  /** Mails to one mailbox within 24 hours. */
  mailsPerDay: number;
};

/** Whoever tries the same address again and again writes to its owner once an hour. */
const noticePauseMs = 3_600_000;

/** What can be done with an account, by mailed links above all. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Puts the flows of accounts together. */
export function createAccounts({ publicUrl, registrationMode, mailsPerDay, limits, ...given }: Deps) {
  const { connection, links } = given;
  const provePassword = createPasswordProof({ ...given, limits });
  const deps = { ...given, provePassword, isPasswordOf: createPasswordGuess({ ...given, guesses: limits.keyed(login) }) };
  const verificationPause = createMailPause(connection, { kind: 'account', pauseMs: 0, mailsPerDay });
  const resetPause = createMailPause(connection, { kind: 'reset', pauseMs: 0, mailsPerDay });
  const noticePause = createMailPause(connection, { kind: 'exists', pauseMs: noticePauseMs, mailsPerDay });
  const changePause = createMailPause(connection, { kind: 'email-change', pauseMs: 0, mailsPerDay });
  const tellOwner = createOwnerNotice({ ...deps, mailPause: noticePause });
  const workEmailChange = createEmailChangeWork({ ...deps, tellOwner, mailPause: changePause });
  const workCorrection = createEmailCorrectionWork({ ...deps, tellOwner, verificationPause });
  const workLinkRequest = createLinkRequestWork({ ...deps, verificationPause, resetPause });
  const workInvitation = createInvitationWork(deps);
  return {
    provePassword,
    emailWish: createEmailWish(deps),
    correctEmail: createEmailCorrection(deps),
    confirmEmail: createEmailConfirmation(deps),
    registerAccount: createRegistration({
      ...deps,
      admit: createAdmission(registrationMode, links),
      createAccount: createNewAccount({ ...deps, mailPause: verificationPause }),
      tellOwner,
    }),
    verifyEmail: createEmailVerification(deps),
    requestLink: createLinkRequests(deps),
    /** For the worker on identity's own queue. */
    work: (job: ReadJob<JobPayloads<typeof identityJobs>>, handle: Pick<JobHandle, 'data'>): Promise<void> => {
      switch (job.name) {
        case 'link.requested':
          return workLinkRequest(job);
        case 'email-change.requested':
          return workEmailChange(job);
        case 'email-correction.requested':
          return workCorrection(job);
        case 'invitation.requested':
          return workInvitation(job, subjectOf(handle));
      }
    },
    resetPassword: createPasswordReset(deps),
    /** For development alone. */
    makeTestLink: createTestLinks({ ...deps, publicUrl }),
  };
}
