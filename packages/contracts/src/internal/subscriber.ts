import { z } from 'zod';
import { planNames } from '../billing/plans.js';
import { defineRoute } from '../route.js';
import { defineInternalEndpoint } from './internal-endpoint.js';

const userId = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) });
const callers = ['billing'] as const;

/** Billing tells identity what a user has paid for; it is in force from the user's next request on. */
export const publishSubscriptionRoute = defineRoute(
  defineInternalEndpoint({ service: 'identity', method: 'POST', url: '/internal/users/:id/subscription', callers }),
  {
    params: userId,
    body: z.object({
      /** Increases with every change, so that of two messages the newer one wins, whichever comes last. */
      revision: z.number().int().min(1),
      /** Epoch seconds; null = nothing is open (docs/rules/access.md#entitled-until). */
      entitledUntil: z.number().int().nullable(),
      /** In the payment provider's words. */
      status: z.string().max(40),
      /** Missing: as it was. */
      plan: z.enum(planNames).optional(),
    }),
    /** False for a user who is gone. */
    reply: z.object({ isKnown: z.boolean() }),
  },
);

/** Billing asks identity whom a mail about payment goes to, and for whom the payment provider keeps a customer. */
export const readContactRoute = defineRoute(
  defineInternalEndpoint({ service: 'identity', method: 'POST', url: '/internal/users/:id/contact', callers }),
  {
    params: userId,
    reply: z.object({
      /** Null for a user who is gone. */
      contact: z
        .object({ to: z.email(), firstName: z.string(), lastName: z.string(), username: z.string(), isVerified: z.boolean() })
        .nullable(),
    }),
  },
);
