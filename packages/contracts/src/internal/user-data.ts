import { z } from 'zod';
import { defineRoute } from '../route.js';
import { defineInternalEndpoint } from './internal-endpoint.js';

/** The services that may hold something about a user, besides identity. */
export const userDataServices = ['billing', 'waitlist', 'recommendations', 'mailer'] as const;

export type UserDataService = (typeof userDataServices)[number];

const userId = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) });
/** What else a user is known by. `email` is missing unless they have verified it: it may be a stranger's, whose data isn't theirs. */
const user = z.object({ email: z.email().optional() });

/** The user's data, by what they are, e.g. `subscription`. */
const exported = z.object({ data: z.record(z.string(), z.unknown()) });

const callers = ['identity'] as const;

function exportUser<const Service extends UserDataService>(service: Service) {
  return defineRoute(defineInternalEndpoint({ service, method: 'POST', url: '/internal/users/:id/export', callers }), {
    params: userId,
    body: user,
    reply: exported,
  });
}

function eraseUser<const Service extends UserDataService>(service: Service) {
  return defineRoute(defineInternalEndpoint({ service, method: 'POST', url: '/internal/users/:id/erase', callers }), {
    params: userId,
    body: user,
    /** `isDone`: false while a worker still has a message about the user; ask again. */
    reply: z.object({ isDone: z.boolean() }),
  });
}

/** What a service knows about a user. */
export const exportUserRoutes = {
  billing: exportUser('billing'),
  waitlist: exportUser('waitlist'),
  recommendations: exportUser('recommendations'),
  mailer: exportUser('mailer'),
} as const;

/** Removes it. It is asked again until it is done, so it is safe to repeat. */
export const eraseUserRoutes = {
  billing: eraseUser('billing'),
  waitlist: eraseUser('waitlist'),
  recommendations: eraseUser('recommendations'),
  mailer: eraseUser('mailer'),
} as const;

/** Ends what costs a user money. It comes before anything of the user is deleted, and if it fails nothing is. */
export const settleUserRoute = defineRoute(
  defineInternalEndpoint({ service: 'billing', method: 'POST', url: '/internal/users/:id/settle', callers }),
  { params: userId, reply: z.object({ isSettled: z.literal(true) }) },
);
