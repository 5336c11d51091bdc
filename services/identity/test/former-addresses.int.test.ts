import { login } from '@city-genie/contracts/auth/endpoints';
import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import { identityQueue } from '@city-genie/contracts/internal/job';
import { createMailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { mailboxKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkRequestSubject } from '../src/accounts/link-requests.js';
import { linkModel } from '../src/links/link-model.js';
import type { UserRow } from '../src/users/user-model.js';
import { password } from './account-calls.js';
import { mailedToken } from './accounts-fixture.js';
import { deletionsAtWork } from './deletions-at-work.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { startOfTests } from './start-of-tests.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

const others = otherServices();
let identity: Identity;
let users: UsersAtWork;
let at: ReturnType<typeof deletionsAtWork>;

beforeAll(async () => {
  identity = await startIdentity({ otherServices: others.clients });
  users = usersAtWork(identity);
  at = deletionsAtWork(identity, users);
});
afterEach(() => identity.clock.set(startOfTests));
afterAll(() => identity.close());

/** Gives the user another address. @returns the user with it */
async function change(user: SignedInUser): Promise<SignedInUser> {
  const email = `next-${user.email}`;
  await users.send('POST', '/api/account/email', { newEmail: email, currentPassword: password }, user.who);
  const token = await vi.waitFor(async () => {
    const mail = (await users.mailsTo(user.id)).find((found) => 'to' in found && found.to === email);
    return mailedToken('change_email', mail === undefined ? undefined : { type: '', id: '', ...mail });
  }, 10_000);
  expect((await users.send('POST', '/api/account/email/confirm', { token }, user.who)).statusCode).toBe(200);
  return { ...user, email, emailKey: email.toLowerCase() };
}

/** Whatever can be left under an address: a request of a link that was given up, a mailbox's pause, and a count of failed logins. */
async function leaveTraces({ email, emailKey }: Pick<UserRow, 'email' | 'emailKey'>): Promise<void> {
  const subjectId = linkRequestSubject(emailKey, testKeys.purposeKeys('pseudonym')[0]);
  const { name } = identityJobs.linkRequested;
  await identity.queues[identityQueue].add(name, { type: name, subjectId, email }, { delay: 3_600_000 });
  const pause = createMailPause(identity.connection, { kind: 'exists', pauseMs: 3_600_000, mailsPerDay: 10 });
  await inTransaction(identity.connection, (txn) => pause.begin(emailKey, new Date(identity.clock.nowMs()), txn));
  await users.login(email, 'wrong');
}

/** What is left of these traces. */
async function tracesOf({ emailKey }: Pick<UserRow, 'emailKey'>) {
  const jobs = await identity.queues[identityQueue].getJobs(['delayed']);
  const mailbox = mailboxKey(emailKey);
  const ofMailbox = { $expr: { $in: ['$_id', [`day exists ${mailbox}`, `day exists tagged ${mailbox}`]] } };
  const pauses = await identity.connection.collection('mail_pauses').countDocuments(ofMailbox);
  return {
    requests: jobs.filter(({ data }) => data.email.toLowerCase() === emailKey).length,
    pauses,
    isCounted: await identity.limits.keyed(login).hasCounted(`login:${emailKey}`),
  };
}

const all = { requests: 1, pauses: 1, isCounted: true };
const nothing = { requests: 0, pauses: 0, isCounted: false };

async function erased(user: SignedInUser): Promise<void> {
  await at.leave(user);
  await at.farewellSent(user);
  await at.untilErased(user);
}

describe('what is left under a former address of a deleted user', () => {
  it('goes with the account, under each that they had', async () => {
    const first = await users.signedIn();
    await leaveTraces(first);
    const second = await change(first);
    const third = await change(second);
    await leaveTraces(second);
    expect([await tracesOf(first), await tracesOf(second)]).toEqual([all, all]);
    await erased(third);
    expect([await tracesOf(first), await tracesOf(second)]).toEqual([nothing, nothing]);
    expect(await at.placesOf(first.email)).toEqual([]);
  });

  it.each([
    ['has the address by now', '+tag@$1', (former: string) => former],
    ['has the mailbox without a tag', '+tag@$1', (former: string) => former.replace('+tag', '')],
    ['has the mailbox with another tag', '+tag@$1', (former: string) => former.replace('+tag', '+other')],
    ['has the mailbox with a tag', '@$1', (former: string) => former.replace('@', '+other@')],
    ['has the mailbox with other dots', '.dot@gmail.com', (former: string) => former.replace('.dot', 'd.ot')],
  ])('stays when another user %s, whose it is', async (_who, ending, addressOf) => {
    const former = await users.signedIn();
    const before = former.emailKey.replace(/@(.*)$/, ending);
    await users.users.updateOne({ _id: former._id }, { $set: { email: before, emailKey: before } });
    const user = await change({ ...former, email: before, emailKey: before });
    const email = addressOf(before);
    const other = await users.newUser({ email, emailKey: email });
    await leaveTraces(other);
    await erased(user);
    expect(await tracesOf(other)).toEqual(all);
  });

  it('may be a stranger’s, where they had never verified it', async () => {
    const before = await users.signedIn({ emailVerified: false });
    const user = await change(before);
    await leaveTraces(before);
    await erased(user);
    expect(await tracesOf(before)).toEqual(all);
  });
});

describe('pauses of mails to the present address of a deleted user', () => {
  /** A user who has another spelling of their address, `+tag` or a dot before this ending. */
  async function spelled(ending: string): Promise<SignedInUser> {
    const { username, ...user } = await users.signedIn();
    const email = `${username.toLowerCase()}${ending}`;
    await users.users.updateOne({ _id: user._id }, { $set: { email, emailKey: email } });
    return { ...user, username, email, emailKey: email };
  }
  const pausesOf = async (user: Pick<UserRow, 'emailKey'>) => (await tracesOf(user)).pauses;

  it.each(['+tag@example.org', '@example.org'])('go with the account, in each spelling: …%s', async (ending) => {
    const user = await spelled(ending);
    const spellings = ['+other@example.org', '+tag@example.org', '@example.org'].map((end) => user.emailKey.replace(ending, end));
    for (const email of spellings) {
      await leaveTraces({ email, emailKey: email });
    }
    expect(await Promise.all(spellings.map((email) => pausesOf({ emailKey: email })))).not.toContain(0);
    await erased(user);
    expect(await Promise.all(spellings.map((email) => pausesOf({ emailKey: email })))).toEqual([0, 0, 0]);
  });

  it.each([
    ['without a tag', '+tag@example.org', '@example.org'],
    ['with another tag', '+tag@example.org', '+other@example.org'],
    ['with a tag', '@example.org', '+other@example.org'],
    ['with other dots', '.dot@gmail.com', 'd.ot@gmail.com'],
  ])('stay when another user has the mailbox %s', async (_how, ending, othersEnding) => {
    const user = await spelled(ending);
    const email = user.emailKey.replace(ending, othersEnding);
    const other = await users.newUser({ email, emailKey: email });
    await leaveTraces(other);
    await erased(user);
    expect(await tracesOf(other)).toEqual(all);
  });
});

it('a former address is known, and told in an export, as long as the link is remembered that replaced it', async () => {
  const before = await users.signedIn();
  const user = await change(before);
  const [link = expect.unreachable()] = await linkModel(identity.connection).find({ userId: user.id }).lean();
  // A job that was given up is kept for 30 days.
  expect(link.removeAt.getTime() - Number(link.usedAt)).toBeGreaterThanOrEqual(30 * 24 * 3_600_000);
  const { services } = (await users.get('/api/account/export', user.who)).json();
  expect(services.identity.mailedLinks).toMatchObject([{ purpose: 'change_email', formerEmailKey: before.emailKey }]);
});
