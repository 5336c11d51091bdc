import { randomBytes } from 'node:crypto';
import { keyFilePath } from '@city-genie/local-stack/keys/key-folder';
import { keyFolderOf } from '@city-genie/local-stack/stack/keys';
import { keyRing, readKeyFile } from '@city-genie/service-kit/trust/keys';
import { hashSessionId, issueSessionId } from '@city-genie/service-kit/trust/session-id';
import mongoose from 'mongoose';

export const callers = ['anonymous', 'pending', 'proving', 'unpaid', 'subscriber', 'admin'] as const;
export type Caller = (typeof callers)[number];

const farFuture = 4_102_444_800;

type Rights = { isAdmin: boolean; subscriptionStatus: string; entitledUntil: number | null };

const users: readonly { name: Exclude<Caller, 'anonymous'>; rights: Rights; purpose?: string }[] = [
  // Registered, but not paid yet.
  { name: 'pending', rights: { isAdmin: false, subscriptionStatus: 'incomplete', entitledUntil: null }, purpose: 'subscription' },
  // Has proved a password, and has yet to prove a second factor.
  { name: 'proving', rights: { isAdmin: true, subscriptionStatus: 'active', entitledUntil: farFuture }, purpose: 'second_factor' },
  { name: 'unpaid', rights: { isAdmin: false, subscriptionStatus: 'incomplete', entitledUntil: null } },
  { name: 'subscriber', rights: { isAdmin: false, subscriptionStatus: 'active', entitledUntil: farFuture } },
  { name: 'admin', rights: { isAdmin: true, subscriptionStatus: 'incomplete', entitledUntil: null } },
];

type SessionRow = { _id: string; sess: { userId: string; purpose?: string }; expire: Date; createdAt: Date };

/** Writes one user of each kind and a session for each into identity's database, as identity would; returns the cookie of each caller. */
export async function signInEverybody(stack: { mongodbUri: string; dataDir: string }): Promise<Record<Caller, string>> {
  const file = readKeyFile(keyFilePath(keyFolderOf(stack.dataDir), 'identity'));
  const [key] = keyRing(() => file).purposeKeys('sessionCookie');
  const connection = await mongoose.createConnection(stack.mongodbUri, { dbName: 'identity' }).asPromise();
  const cookies: Record<Caller, string> = { anonymous: '', pending: '', proving: '', unpaid: '', subscriber: '', admin: '' };
  for (const { name, rights, purpose } of users) {
    const _id = new mongoose.Types.ObjectId();
    const now = new Date();
    const sid = issueSessionId(key);
    // Several tests may sign in on one stack, and names are unique.
    const username = `${name}-${randomBytes(4).toString('hex')}`;
    const email = `${username}@example.org`;
    await connection.collection('users').insertOne({
      _id,
      username,
      usernameKey: username,
      firstName: name,
      lastName: 'Test',
      email,
      emailKey: email,
      country: 'France',
      subscriptionPlan: 'monthly',
      emailVerified: true,
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...rights,
    });
    await connection.collection<SessionRow>('sessions').insertOne({
      _id: hashSessionId(sid),
      sess: { userId: String(_id), ...(purpose !== undefined && { purpose }) },
      expire: new Date(Date.now() + 3_600_000),
      createdAt: now,
    });
    cookies[name] = `${purpose === undefined ? 'sid' : 'sid_pending'}=${sid}`;
  }
  await connection.close();
  return cookies;
}
