import { randomBytes } from 'node:crypto';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import type { RunningStack } from '@city-genie/local-stack/stack/start-stack';
import mongoose from 'mongoose';

export type LoginUsers = {
  /** What each of them logs in with. */
  logins: readonly { username: string; password: string }[];
  /** As identity made it. */
  passwordHash: string;
};

const password = 'Quite-Unguessed!7';

/** Registers users, each of whom can log in. @throws StackError when one is refused */
export async function registerUsers(stack: Pick<RunningStack, 'url' | 'mongodbUri'>, count: number): Promise<LoginUsers> {
  const names = Array.from({ length: count }, () => `bench-${randomBytes(6).toString('hex')}`);
  for (const username of names) {
    await register(stack.url, username);
  }
  const connection = await mongoose.createConnection(stack.mongodbUri, { dbName: 'identity' }).asPromise();
  try {
    const users = connection.collection<{ usernameKey: string; passwordHash: string }>('users');
    await users.updateMany({ usernameKey: { $in: names } }, { $set: { emailVerified: true } });
    const user = await users.findOne({ usernameKey: { $in: names } });
    return { logins: names.map((username) => ({ username, password })), passwordHash: user?.passwordHash ?? '' };
  } finally {
    await connection.close();
  }
}

async function register(url: string, username: string): Promise<void> {
  const email = `${username}@city-genie.example`;
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Bench', email, country: 'France', username, password }),
  });
  if (reply.status !== 201) {
    throw new StackError(`A user for the logins was refused: ${reply.status} ${await reply.text()}`);
  }
}
