import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import mongoose, { type Connection } from 'mongoose';
import { payerModel } from './payer-model.js';

/** The turn of a process that died is over by then; one that lives renews its turn. */
const turnMs = 30_000;
const renewEveryMs = 10_000;
const waitMs = 8000;
const pauseMs = 50;

/** Runs an act when no other act of this user is running, in any replica. @throws service_unavailable when its turn doesn't come in time */
export type InTurn = <T>(userId: string, act: () => Promise<T>) => Promise<T>;

/**
 * Turns of users: of two acts on one subscription, the second sees what the first did. The user needs a row (`payers.open`).
 *
 * @param waited how long an act waits for its turn, in ms
 */
export function createTurns({ connection, clock, waited = waitMs }: { connection: Connection; clock: Clock; waited?: number }): InTurn {
  const payers = payerModel(connection);

  async function take(userId: string, id: string): Promise<boolean> {
    const now = clock.nowMs();
    const isFree = [{ turn: mongoose.trusted({ $exists: false }) }, { 'turn.until': mongoose.trusted({ $lte: new Date(now) }) }];
    const turn = { id, until: new Date(now + turnMs) };
    const { matchedCount } = await payers.updateOne({ _id: userId, $or: isFree }, { $set: { turn } });
    return matchedCount === 1;
  }

  /** Never rejects: a turn that can't be renewed ends, and what is done in it is safe beside another. */
  async function renew(userId: string, id: string): Promise<void> {
    const until = new Date(clock.nowMs() + turnMs);
    await payers.updateOne({ _id: userId, 'turn.id': id }, { $set: { 'turn.until': until } }).catch(() => undefined);
  }

  return async (userId, act) => {
    const id = randomUUID();
    for (let waitedMs = 0; !(await take(userId, id)); waitedMs += pauseMs) {
      if (waitedMs >= waited) {
        throw new AppError('service_unavailable', billingMessages.busy, { retryAfterSeconds: 2 });
      }
      await pause(pauseMs);
    }
    const renewed = setInterval(() => void renew(userId, id), renewEveryMs);
    try {
      return await act();
    } finally {
      clearInterval(renewed);
      await payers.updateOne({ _id: userId, 'turn.id': id }, { $unset: { turn: 1 } });
    }
  };
}
