import { currentUserRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { notSignedIn, requireUser } from '@city-genie/service-kit/trust/caller';
import { presentUser } from '../users/user-presenter.js';
import type { UserRepository } from '../users/user-repository.js';

/** GET /api/auth/user: the signed-in user. */
export function registerCurrentUser(app: Service, users: UserRepository): void {
  app.route({
    ...currentUserRoute,
    handler: async (request) => {
      const user = await users.findById(requireUser(request).userId);
      if (!user) {
        throw notSignedIn();
      }
      return presentUser(user);
    },
  });
}
