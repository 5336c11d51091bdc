import type { Caller, SignedInCaller } from '@city-genie/contracts/internal/caller';
import { epochSeconds } from '@city-genie/service-kit/clock';
import { askService } from '@city-genie/test-kit/ask-service';
import { expect } from 'vitest';
import type { UserRow } from '../src/users/user-model.js';
import { type AccountCalls, accountCalls } from './account-calls.js';
import type { Identity } from './identity-fixture.js';

export type SignedInUser = UserRow & { id: string; who: SignedInCaller };

/** Users who are signed in, and what they ask for. */
export function usersAtWork(identity: Identity) {
  const calls: AccountCalls = accountCalls(identity);
  const ask = askService('identity', identity.app, identity.clock);

  return {
    ...calls,
    ask,
    /** A user with a session that has just been proved. */
    async signedIn(overrides: Partial<UserRow> = {}, options?: { hasPassword: boolean }): Promise<SignedInUser> {
      const user = await calls.newUser(overrides, options);
      return { ...user, who: await this.session(user.id) };
    },
    /** Another session of a user. */
    async session(userId: string): Promise<SignedInCaller> {
      const who: Caller = await calls.callerWith(await identity.sessions.create(userId));
      return who.kind === 'user' ? { ...who, provedAt: epochSeconds(identity.clock) } : expect.fail('no session of a user');
    },
    get: (url: string, who?: Caller) => ask({ method: 'GET', url, ...(who && { who }) }),
    send: (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object | undefined, who?: Caller) =>
      ask({ method, url, ...(payload && { payload }), ...(who && { who }) }),
  };
}

export type UsersAtWork = ReturnType<typeof usersAtWork>;
