import { z } from 'zod';
import { defineRoute } from '../route.js';
import { defineInternalEndpoint } from './internal-endpoint.js';

/** The services that may hold something about a user, besides identity. */
export const userDataServices = ['billing', 'waitlist', 'recommendations', 'mailer'] as const;

export type UserDataService = (typeof userDataServices)[number];

const id = z.string().regex(/^[0-9a-f]{24}$/);
const userId = z.object({ id });
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

/** So many users are erased by one call at most. A service looks through its queue once for all of them, and answers within seconds. */
export const mostErasedAtOnce = 50;

function eraseUsers<const Service extends UserDataService>(service: Service) {
  return defineRoute(defineInternalEndpoint({ service, method: 'POST', url: '/internal/users/erase', callers }), {
    body: z.object({ users: z.array(user.extend({ id })).min(1).max(mostErasedAtOnce) }),
    /** The ids of those of whom nothing is left. The others have to be asked for again, e.g. because a worker has a message about them. */
    reply: z.object({ erased: z.array(id) }),
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
export const eraseUsersRoutes = {
  billing: eraseUsers('billing'),
  waitlist: eraseUsers('waitlist'),
  recommendations: eraseUsers('recommendations'),
  mailer: eraseUsers('mailer'),
} as const;

/** Ends what costs a user money. It comes before anything of the user is deleted, and if it fails nothing is. */
export const settleUserRoute = defineRoute(
  defineInternalEndpoint({ service: 'billing', method: 'POST', url: '/internal/users/:id/settle', callers }),
  { params: userId, reply: z.object({ isSettled: z.literal(true) }) },
);
