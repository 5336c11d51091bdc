import { changePreferencesRoute, readAccountRoute } from '@city-genie/contracts/account/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { notSignedIn, requireStepUp, requireUser } from '@city-genie/service-kit/trust/caller';
import type { SecondFactors } from '../second-factor/second-factors.js';
import type { AccountRepository } from '../users/account-repository.js';
import { preferencesOf } from '../users/preferences.js';
import type { UserRow } from '../users/user-model.js';
import { presentUser } from '../users/user-presenter.js';
import type { UserRepository } from '../users/user-repository.js';

export type AccountDeps = {
  users: Pick<UserRepository, 'findById'>;
  accounts: Pick<AccountRepository, 'setPreferences'>;
  shownFactorOf: SecondFactors['shownFactorOf'];
  clock: Clock;
};

/** GET /api/account: what the account page shows. PATCH /api/account/preferences: which mails the user wants. */
export function registerAccount(app: Service, deps: AccountDeps): void {
  const { users, accounts, shownFactorOf, clock } = deps;

  async function present(user: UserRow) {
    const { createdAt, pendingEmail } = user;
    const isPending = pendingEmail !== undefined && pendingEmail.until.getTime() > clock.nowMs();
    return {
      ...presentUser(user),
      createdAt: createdAt.toISOString(),
      pendingEmail: isPending ? pendingEmail.email : null,
      preferences: preferencesOf(user),
      secondFactor: await shownFactorOf(user),
    };
  }

  app.route({
    ...readAccountRoute,
    handler: async (request) => {
      const user = await users.findById(requireUser(request).userId);
      if (!user) {
        throw notSignedIn();
      }
      return { success: true as const, account: await present(user) };
    },
  });
  app.route({
    ...changePreferencesRoute,
    handler: async (request) => {
      const { signInNotices, newsCities } = request.body;
      const { userId } = requireUser(request);
      const before = await users.findById(userId);
      // Without these notices nobody would hear of a stolen password, so a stolen session must not end them.
      if (before !== null && signInNotices === false && preferencesOf(before).signInNotices) {
        requireStepUp(request, clock);
      }
      const user = await accounts.setPreferences(userId, {
        ...(signInNotices !== undefined && { signInNotices }),
        ...(newsCities !== undefined && { newsCities: [...new Set(newsCities)] }),
      });
      if (!user) {
        throw notSignedIn();
      }
      return { success: true as const, preferences: preferencesOf(user) };
    },
  });
}
