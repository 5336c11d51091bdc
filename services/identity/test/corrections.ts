import { identityQueue } from '@city-genie/contracts/internal/job';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { UserRow } from '../src/users/user-model.js';
import { password, someAddress } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { type UsersAtWork, usersAtWork } from './users-at-work.js';

type User = UserRow & { id: string };

/** Identity for all tests of a file about addresses that are corrected, and what they ask of it. */
export function useCorrections() {
  /** What identity's jobs wait for. */
  let gate: Promise<unknown> = Promise.resolve();
  let opened: { identity: Identity; users: UsersAtWork } | undefined;
  let number = 0;

  beforeAll(async () => {
    const identity = await startIdentity({ otherServices: otherServices().clients, pause: () => gate });
    opened = { identity, users: usersAtWork(identity) };
  });
  beforeEach(() => {
    gate = Promise.resolve();
  });
  afterAll(() => opened?.identity.close());

  function open(): { identity: Identity; users: UsersAtWork } {
    return opened ?? expect.fail('identity runs while a test does');
  }

  const correct = (username: string, newEmail: string, typed = password, ip = someAddress()) =>
    open().users.post('correct-email', { username, password: typed, newEmail }, { ip });

  /** Waits until identity has done all of its jobs. */
  async function settled(): Promise<void> {
    const { outbox, queues } = open().identity;
    await vi.waitFor(
      async () => {
        const rows = await outbox.rows.countDocuments({ queue: identityQueue, enqueuedAt: null });
        const jobs = await queues[identityQueue].getJobCounts('wait', 'active', 'delayed');
        expect([rows, jobs]).toEqual([0, { wait: 0, active: 0, delayed: 0 }]);
      },
      { timeout: 10_000, interval: 20 },
    );
  }

  /** Holds identity's jobs until what it returns is called. */
  function holdJobs(): () => void {
    let release = () => {};
    gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** An address that nobody has. */
  const newAddress = () => `right-${++number}@example.org`;

  return {
    identity: () => open().identity,
    users: () => open().users,
    newAddress,
    /** Somebody whose address nobody has verified. */
    mistyped: (overrides: Partial<UserRow> = {}): Promise<User> => open().users.newUser({ emailVerified: false, ...overrides }),
    correct,
    settled,
    /** Corrects an address, and waits for the job. */
    corrected: async (user: User, email: string) => {
      expect((await correct(user.username, email)).statusCode).toBe(200);
      await settled();
    },
    rowOf: async ({ id }: User) => (await open().users.users.findById(id).lean()) ?? expect.fail('no such user'),
    holdJobs,
    /** Asks for another address, and for the present one again before that is done. */
    takenBack: async ({ username }: User, present: string) => {
      const release = holdJobs();
      const asked = [await correct(username, newAddress()), await correct(username, present)];
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      release();
      await settled();
    },
    /** The mails about a user by this name. */
    mailsNow: async (user: User, type: string) => {
      const found = (await open().users.mailsTo(user.id)).filter((mail) => 'type' in mail && mail.type === type);
      return found.map((mail) => ({ type, id: '', ...mail }));
    },
  };
}
