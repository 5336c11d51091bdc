import { type Clock, createClock } from './clock.js';
import { type Courier, createCourier } from './events/courier.js';
import type { Keys } from './http/api.js';
import { createFaults, type Faults } from './http/faults.js';
import { createIdempotency, type Idempotency } from './http/idempotency.js';
import { type SeedIds, seed } from './seed.js';
import { createWorld, type World } from './world.js';

/** A request to the API, as it came. */
export type LoggedCall = {
  method: string;
  path: string;
  /** Body and query: `items[0][price]` and so on. */
  body: Record<string, string>;
  idempotencyKey: string | undefined;
  /** Unix seconds of the stand-in's clock. */
  at: number;
};

/** What a running stand-in holds: Stripe's world, and how the way to it misbehaves. */
export type State = {
  world: World;
  clock: Clock;
  courier: Courier;
  faults: Faults;
  idempotency: Idempotency;
  calls: LoggedCall[];
  keys: Keys;
  ids: SeedIds;
};

export type StateOptions = Pick<World, 'url' | 'afterRetries' | 'schedulesReleased'> & { now: () => Date; keys: Keys; ids: SeedIds };

export function createState({ now, keys, ids, ...ofWorld }: StateOptions): State {
  const clock = createClock(now);
  const courier = createCourier(clock.given);
  const world = createWorld({ ...ofWorld, clock, onEvent: courier.take });
  seed(world, ids);
  return { world, clock, courier, faults: createFaults(), idempotency: createIdempotency(), calls: [], keys, ids };
}

/** A new account; only the time stays, which can't go back. */
export function resetState(state: State): void {
  state.courier.reset();
  state.faults.reset();
  state.idempotency.reset();
  state.calls.length = 0;
  state.world = createWorld(state.world);
  seed(state.world, state.ids);
}
