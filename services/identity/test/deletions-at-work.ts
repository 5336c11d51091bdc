import { mailQueue } from '@city-genie/contracts/internal/job';
import { expect, vi } from 'vitest';
import { erasureModel } from '../src/deletion/erasure-model.js';
import { password } from './account-calls.js';
import type { Identity } from './identity-fixture.js';
import type { SignedInUser, UsersAtWork } from './users-at-work.js';

/** How users are deleted, and what is left of them. */
export function deletionsAtWork(identity: Identity, users: UsersAtWork) {
  const erasureOf = ({ id }: { id: string }) => erasureModel(identity.connection).findById(id).lean();

  /** The deletion has begun the erasure, which is tried for the first time. */
  const triedOnce = (user: { id: string }) =>
    vi.waitFor(async () => {
      const erasure = (await erasureOf(user)) ?? expect.fail('nothing is erased');
      expect([erasure.nextTryAt, erasure.claim]).toEqual([expect.any(Date), undefined]);
    }, 10_000);

  /** What is left is tried again at the next time that it is due, at the latest. */
  async function eraseLater(): Promise<void> {
    identity.clock.advanceMs(600_000);
    await identity.eraseRest();
  }

  return {
    erasureOf,
    triedOnce,
    eraseLater,
    /** Nothing is left, now or after as many tries as a busy machine needs. */
    untilErased: (user: { id: string }) =>
      vi.waitFor(
        async () => {
          await eraseLater();
          expect(await erasureOf(user)).toBeNull();
        },
        { timeout: 15_000, interval: 20 },
      ),
    leave: (user: SignedInUser, body: object = {}) =>
      users.send('DELETE', '/api/account', { password, username: user.username, ...body }, user.who),
    deleteUser: (user: { id: string }, by: SignedInUser) => users.send('DELETE', `/api/admin/users/${user.id}`, undefined, by.who),
    isThere: async ({ id }: { id: string }) => (await users.users.exists({ _id: id })) !== null,

    /** As if the mail to say so had been sent, and every call from before was answered. */
    async farewellSent(user: { id: string }): Promise<void> {
      const queue = identity.queues[mailQueue];
      await triedOnce(user);
      const { farewell } = (await erasureOf(user)) ?? expect.fail('nothing is erased');
      const rows = () => identity.outbox.rows.find({ 'payload.subjectId': farewell }).lean();
      await vi.waitFor(async () => expect((await rows()).filter(({ enqueuedAt }) => enqueuedAt === null)).toEqual([]));
      for (const { _id } of await rows()) {
        await queue.remove(_id);
      }
      identity.clock.advanceMs(10_000);
    },

    /** Where in identity's stores this text is. */
    async placesOf(text: string): Promise<string[]> {
      const wanted = text.toLowerCase();
      const has = (value: unknown) => JSON.stringify(value).toLowerCase().includes(wanted);
      const found: string[] = [];
      for (const { name } of await identity.connection.listCollections()) {
        if (has(await identity.connection.collection(name).find().toArray())) {
          found.push(name);
        }
      }
      for (const key of await identity.direct.keys('*')) {
        const isHash = (await identity.direct.type(key)) === 'hash';
        if (has([key, isHash && (await identity.direct.hgetall(key))])) {
          found.push('redis');
        }
      }
      return found;
    },
  };
}
