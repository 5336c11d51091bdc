import type { Clock } from '@city-genie/service-kit/clock';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { type ConfirmedFactor, factorModel, type SecondFactorRow } from './factor-model.js';

/** How long a setup can be confirmed. */
const setupMs = 3_600_000;

/** Rows of second factors. Each change says by its result whether it was made, so that of two at once one is. */
export type FactorStore = {
  /** The one that is on. */
  findConfirmed(userId: string): Promise<ConfirmedFactor | undefined>;
  /** A setup that can still be confirmed. */
  findSetup(userId: string): Promise<SecondFactorRow | undefined>;
  /** A new setup, in the place of an earlier one. @returns false while a second factor is on */
  startSetup(userId: string, secret: string): Promise<boolean>;
  /** Turns a setup on. @returns false when it was replaced, confirmed or removed meanwhile */
  confirm(txn: ClientSession, setup: SecondFactorRow, step: number, hashes: readonly string[]): Promise<boolean>;
  /** Takes the code of a step. `resealed`: the same secret under today's key. @returns false when it, or a later one, was taken before */
  takeStep(txn: ClientSession, factor: ConfirmedFactor, step: number, resealed?: string): Promise<boolean>;
  /** @returns false when it was taken before, or replaced */
  takeRecoveryCode(txn: ClientSession, userId: string, hash: string): Promise<boolean>;
  /** @returns false when no second factor is on */
  replaceRecoveryCodes(txn: ClientSession, userId: string, hashes: readonly string[]): Promise<boolean>;
  /** Removes the second factor, or the setup of one. @returns whether one was on */
  erase(txn: ClientSession, userId: string): Promise<boolean>;
};

function isConfirmed(row: SecondFactorRow | null): row is ConfirmedFactor {
  return row?.confirmedAt !== undefined && row.lastStep !== undefined && row.recoveryCodes !== undefined;
}

export function createFactorStore(connection: Connection, clock: Clock): FactorStore {
  const factors = factorModel(connection);
  const now = () => new Date(clock.nowMs());
  const isOn = () => ({ confirmedAt: mongoose.trusted({ $exists: true }) });
  const isOff = () => ({ confirmedAt: mongoose.trusted({ $exists: false }) });
  const unused = (hashes: readonly string[]) => hashes.map((hash) => ({ hash }));

  return {
    async findConfirmed(userId) {
      const row = await factors.findById(userId).lean();
      return isConfirmed(row) ? row : undefined;
    },
    async findSetup(userId) {
      // MongoDB removes what has expired within a minute, by its own clock.
      const running = { _id: userId, ...isOff(), expiresAt: mongoose.trusted({ $gt: now() }) };
      return (await factors.findOne(running).lean()) ?? undefined;
    },
    async startSetup(userId, secret) {
      const setup = { $set: { secret, expiresAt: new Date(clock.nowMs() + setupMs) } };
      const replace = (options?: { upsert: true }) => factors.updateOne({ _id: userId, ...isOff() }, setup, options);
      try {
        await replace({ upsert: true });
        return true;
      } catch (error) {
        // It couldn't be inserted, since one is on, or another setup was begun at the same time.
        if (isDuplicateKey(error)) {
          return (await replace()).matchedCount === 1;
        }
        throw error;
      }
    },
    async confirm(txn, { _id, secret }, step, hashes) {
      const on = { $set: { confirmedAt: now(), lastStep: step, recoveryCodes: unused(hashes) }, $unset: { expiresAt: 1 as const } };
      const { matchedCount } = await factors.updateOne({ _id, secret, ...isOff() }, on, { session: txn });
      return matchedCount === 1;
    },
    async takeStep(txn, { _id, confirmedAt }, step, resealed) {
      const untaken = { _id, confirmedAt, lastStep: mongoose.trusted({ $lt: step }) };
      const taken = { $set: { lastStep: step, ...(resealed !== undefined && { secret: resealed }) } };
      const { matchedCount } = await factors.updateOne(untaken, taken, { session: txn });
      return matchedCount === 1;
    },
    async takeRecoveryCode(txn, userId, hash) {
      const untaken = { _id: userId, recoveryCodes: mongoose.trusted({ $elemMatch: { hash, usedAt: { $exists: false } } }) };
      const { matchedCount } = await factors.updateOne(untaken, { $set: { 'recoveryCodes.$.usedAt': now() } }, { session: txn });
      return matchedCount === 1;
    },
    async replaceRecoveryCodes(txn, userId, hashes) {
      const { matchedCount } = await factors.updateOne(
        { _id: userId, ...isOn() },
        { $set: { recoveryCodes: unused(hashes) } },
        { session: txn },
      );
      return matchedCount === 1;
    },
    async erase(txn, userId) {
      const row = await factors.findOneAndDelete({ _id: userId }, { session: txn }).lean();
      return isConfirmed(row);
    },
  };
}
