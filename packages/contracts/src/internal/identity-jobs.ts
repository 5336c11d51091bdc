import { z } from 'zod';
import { defineJob, identityQueue } from './job.js';
import { mailLinkFields } from './mail-link.js';

/** For so long a correction of an address waits for its turn. */
export const emailCorrectionSeconds = 3600;

/**
 * What identity does behind its reply. A link is asked for with any address: whether it belongs to somebody is looked up here, so that the
 * call itself does the same for known and unknown addresses.
 */
export const identityJobs = {
  linkRequested: defineJob({
    queue: identityQueue,
    name: 'link.requested',
    payload: z.object({ email: z.email(), link: z.enum(['verify_email', 'reset_password']) }),
    expiresAfterSeconds: 3600,
  }),
  /** A user asks for another address. Whether somebody else has it is looked up here, for the same reason. */
  emailChangeRequested: defineJob({
    queue: identityQueue,
    name: 'email-change.requested',
    payload: z.object({ userId: z.string(), email: z.email() }),
    expiresAfterSeconds: 3600,
  }),
  /** Somebody corrects an address that nobody has verified. The same again. */
  emailCorrectionRequested: defineJob({
    queue: identityQueue,
    name: 'email-correction.requested',
    payload: z.object({ userId: z.string(), email: z.email() }),
    expiresAfterSeconds: emailCorrectionSeconds,
  }),
  /** An administrator invites somebody who is on the waitlist. `leave`: the link off that list. */
  invitationRequested: defineJob({
    queue: identityQueue,
    name: 'invitation.requested',
    payload: z.object({ email: z.email(), name: z.string(), leave: mailLinkFields }),
  }),
} as const;
