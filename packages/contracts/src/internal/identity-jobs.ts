import { z } from 'zod';
import { defineJob, identityQueue } from './job.js';

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
} as const;
