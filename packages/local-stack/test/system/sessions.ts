import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';

export const callers = ['anonymous', 'pending', 'unpaid', 'subscriber', 'admin'] as const;
export type Caller = (typeof callers)[number];

const farFuture = 4_102_444_800;

const users = {
  unpaid: { isAdmin: false, subscriptionStatus: 'incomplete', entitledUntil: null },
  subscriber: { isAdmin: false, subscriptionStatus: 'active', entitledUntil: farFuture },
  admin: { isAdmin: true, subscriptionStatus: 'incomplete', entitledUntil: null },
} as const;

/** Writes one user of each kind and a session for each into identity's database; gives the cookie of each caller. */
export async function signInEverybody(mongodbUri: string): Promise<Record<Caller, string>> {
  const connection = await mongoose.createConnection(mongodbUri, { dbName: 'identity' }).asPromise();
  const cookies: Record<Caller, string> = {
    anonymous: '',
    pending: `sid_pending=${randomBytes(32).toString('base64url')}`,
    unpaid: '',
    subscriber: '',
    admin: '',
  };
  for (const [name, rights] of Object.entries(users) as [keyof typeof users, (typeof users)[keyof typeof users]][]) {
    const _id = new mongoose.Types.ObjectId();
    const sid = randomBytes(32).toString('base64url');
    const email = `${name}@example.org`;
    await connection.collection('users').insertOne({
      _id,
      username: name,
      usernameKey: name,
      firstName: name,
      lastName: 'Test',
      email,
      emailKey: email,
      country: 'France',
      subscriptionPlan: 'monthly',
      emailVerified: true,
      version: 1,
      ...rights,
    });
    await connection.collection<{ _id: string; sess: { userId: string }; expire: Date }>('sessions').insertOne({
      _id: createHash('sha256').update(sid).digest('hex'),
      sess: { userId: String(_id) },
      expire: new Date(Date.now() + 3_600_000),
    });
    cookies[name] = `sid=${sid}`;
  }
  await connection.close();
  return cookies;
}
