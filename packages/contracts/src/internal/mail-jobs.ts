import { z } from 'zod';
import { defineJob, type JobPayloads, mailQueue } from './job.js';

/** Every mail that can be requested; the mailer writes the words. */
export const mailJobs = {
  waitlistJoined: defineJob({
    queue: mailQueue,
    name: 'waitlist.joined',
    payload: z.object({ to: z.email(), name: z.string(), city: z.string() }),
  }),
} as const;

export type MailPayloads = JobPayloads<typeof mailJobs>;
