import { z } from 'zod';

/** The hash tag keeps all keys of the queue in one slot of a Redis Cluster. */
export const mailQueue = '{mail}';

/** One entry per mail. `id` is the outbox id: job id, sent-marker and Message-ID. */
export const mailJob = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('waitlist.joined'),
    id: z.uuid(),
    to: z.email(),
    name: z.string(),
    city: z.string(),
  }),
]);

export type MailJob = z.infer<typeof mailJob>;
