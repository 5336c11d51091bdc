import mongoose from 'mongoose';
import type { TakenMail } from '../dumps/mail-sink.js';

/** What was promised with a 201, and isn't there, or is there twice. All should be empty. */
export type Losses = {
  withoutUser: string[];
  withSeveralUsers: string[];
  withoutMail: string[];
  /** Got mails with different Message-IDs, which nobody can tell for repeats. */
  withAnotherMail: string[];
};

/** How often each address is that of a user. */
export async function countUsers(mongodbUri: string, emails: readonly string[]): Promise<Map<string, number>> {
  const connection = await mongoose.createConnection(mongodbUri, { dbName: 'identity' }).asPromise();
  try {
    const rows = await connection
      .collection<{ email: string }>('users')
      .find({ email: { $in: [...emails] } })
      .toArray();
    return countBy(rows, ({ email }) => email);
  } finally {
    await connection.close();
  }
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) {
    counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  }
  return counts;
}

/** The addresses that still wait for their mail. */
export function withoutMail(promised: readonly string[], mails: readonly TakenMail[]): string[] {
  const written = new Set(mails.map(({ to }) => to));
  return promised.filter((email) => !written.has(email));
}

/** @param promised the addresses whose registration was answered with 201 */
export function lossesOf(promised: readonly string[], users: ReadonlyMap<string, number>, mails: readonly TakenMail[]): Losses {
  const idsOf = (email: string) => new Set(mails.filter(({ to }) => to === email).map(({ messageId }) => messageId));
  return {
    withoutUser: promised.filter((email) => !users.has(email)),
    withSeveralUsers: promised.filter((email) => (users.get(email) ?? 0) > 1),
    withoutMail: withoutMail(promised, mails),
    withAnotherMail: promised.filter((email) => idsOf(email).size > 1),
  };
}
