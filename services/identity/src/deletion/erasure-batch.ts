import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { DonePlaces } from './done-places.js';
import type { ErasureRow } from './erasure-model.js';

/**
 * One place where something about users may be; it looks for all of them at once.
 *
 * @returns the ids of those of whom nothing is left there. It has to be asked again for the others, and for all of them when it throws
 */
export type Eraser = (users: readonly ErasureRow[]) => Promise<ReadonlySet<string>>;

/** By the name of the place. They are asked at the same time. */
export type ErasureStage = Readonly<Record<string, Eraser>>;

/** Asks every place for these users. @returns the places where something is left, by the user's id */
export type EraseBatch = (batch: readonly ErasureRow[], nowMs: number) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Longer than any call takes that was in flight at the deletion: until then, something may still be left behind. */
const shortestMs = 10_000;

/** When no call from before the deletion is in flight any more. */
export function settledAt({ deletedAt }: Pick<ErasureRow, 'deletedAt'>): Date {
  return new Date(deletedAt.getTime() + shortestMs);
}

type Deps = {
  /** Each is asked after those before it, whatever became of these. */
  stages: readonly ErasureStage[];
  done: DonePlaces;
  logger: Logger;
};

/** The places where something is left, and those that needn't be asked again. */
type Reached = { user: ErasureRow; left: string[]; settled: string[] };

export function createEraseBatch({ stages, done, logger }: Deps): EraseBatch {
  async function eraseAt(place: string, erase: Eraser, batch: readonly Reached[]): Promise<ReadonlySet<string>> {
    const users = batch.map(({ user }) => user);
    const before = users.filter((user) => done.has(user, place)).map(({ _id }) => _id);
    const asked = users.filter((user) => !done.has(user, place));
    try {
      return asked.length === 0 ? new Set(before) : new Set([...before, ...(await erase(asked))]);
    } catch (error) {
      logger.warn({ err: error, place, users: asked.length }, 'deleted users are not erased here yet');
      return new Set(before);
    }
  }

  async function runStage(stage: ErasureStage, batch: readonly Reached[], nowMs: number): Promise<void> {
    // What an earlier stage has left, and what a call in flight does, can still come to these places.
    const canSettle = new Set(batch.filter(({ user, left }) => left.length === 0 && nowMs >= settledAt(user).getTime()));
    const outcomes = Object.entries(stage).map(async ([place, erase]) => ({ place, erased: await eraseAt(place, erase, batch) }));
    for (const { place, erased } of await Promise.all(outcomes)) {
      for (const reached of batch) {
        if (!erased.has(reached.user._id)) {
          reached.left.push(place);
        } else if (canSettle.has(reached)) {
          reached.settled.push(place);
        }
      }
    }
  }

  /** What is done stays done for those who have to wait for another place. */
  async function remember(batch: readonly Reached[]): Promise<void> {
    const waiting = batch.filter(({ left }) => left.length > 0);
    for (const place of stages.flatMap((stage) => Object.keys(stage))) {
      const settled = waiting.filter((reached) => reached.settled.includes(place));
      await done.add(
        settled.map(({ user }) => user._id),
        place,
      );
    }
  }

  return async (users, nowMs) => {
    const batch: Reached[] = users.map((user) => ({ user, left: [], settled: [] }));
    for (const stage of stages) {
      await runStage(stage, batch, nowMs);
    }
    await remember(batch);
    return new Map(batch.map(({ user, left }) => [user._id, left]));
  };
}
