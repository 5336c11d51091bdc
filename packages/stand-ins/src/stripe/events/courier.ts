import { setTimeout as delay } from 'node:timers/promises';
import type { StoredEvent } from '../rows/stored.js';
import { sendEvent, type WebhookSettings } from './webhook.js';

/** Brings events to the webhook's address, in their order and one at a time. */
export type Courier = {
  /** Null: nobody is told. */
  configure: (settings: WebhookSettings | null) => void;
  /** Holds what happens from now on, or no longer does. */
  hold: (isHeld: boolean) => void;
  take: (event: StoredEvent) => void;
  /** Sends once more what has failed. */
  retry: () => void;
  /** Sends what is held, and once more what has failed; resolves when all is answered. */
  flush: () => Promise<void>;
  /** Resolves when nothing is on its way. */
  settled: () => Promise<void>;
  /** Forgets what hasn't been sent. */
  reset: () => void;
  close: () => Promise<void>;
};

type State = {
  settings: WebhookSettings | null;
  waiting: StoredEvent[];
  failed: Set<StoredEvent>;
  stop: AbortController;
  /** The next batch goes even while events are held. */
  isForced: boolean;
  /** Sends what waits; undefined when nothing is on its way. */
  running: Promise<void> | undefined;
  now: () => number;
};

/** `now` gives Unix seconds, of the clock by which events are signed. */
export function createCourier(now: () => number): Courier {
  const state: State = {
    settings: null,
    waiting: [],
    failed: new Set(),
    stop: new AbortController(),
    isForced: false,
    running: undefined,
    now,
  };
  return {
    configure: (settings) => {
      state.settings = settings;
      start(state);
    },
    hold: (isHeld) => {
      state.settings = state.settings === null ? null : { ...state.settings, pause: isHeld };
      start(state);
    },
    take: (event) => {
      if (state.settings !== null) {
        event.delivery = 'pending';
        state.waiting.push(event);
        start(state);
      }
    },
    retry: () => {
      requeueFailed(state);
      start(state);
    },
    flush: async () => {
      requeueFailed(state);
      state.isForced = true;
      start(state);
      await settled(state);
      state.isForced = false;
    },
    settled: () => settled(state),
    reset: () => {
      state.waiting = [];
      state.failed.clear();
      state.settings = null;
    },
    close: async () => {
      state.waiting = [];
      state.stop.abort();
      await settled(state);
    },
  };
}

async function settled(state: State): Promise<void> {
  while (state.running !== undefined) {
    await state.running;
  }
}

function requeueFailed(state: State): void {
  state.waiting.unshift(...state.failed);
  state.failed.clear();
}

function start(state: State): void {
  if (state.running === undefined && state.waiting.length > 0 && mayGo(state)) {
    state.running = send(state).finally(() => {
      state.running = undefined;
      start(state);
    });
  }
}

function mayGo({ isForced, settings }: State): boolean {
  return isForced || settings?.pause !== true;
}

async function send(state: State): Promise<void> {
  // What one request causes is complete by then.
  await new Promise((resolve) => setImmediate(resolve));
  const batch = mayGo(state) ? state.waiting.splice(0) : [];
  for (const event of state.settings?.reorder === true ? batch.reverse() : batch) {
    await deliver(state, event);
  }
}

async function deliver(state: State, event: StoredEvent): Promise<void> {
  const { settings } = state;
  if (settings === null) {
    return;
  }
  if (settings.delayMs !== undefined) {
    await delay(settings.delayMs, undefined, { signal: state.stop.signal }).catch(() => undefined);
  }
  let isDelivered = false;
  if (!isDropped(settings)) {
    for (let times = 0; times <= (settings.duplicate ?? 0); times += 1) {
      isDelivered = (await sendEvent(settings, event, state.now(), state.stop.signal)) || isDelivered;
    }
  }
  event.delivery = isDelivered ? 'delivered' : 'failed';
  if (!isDelivered) {
    state.failed.add(event);
  }
}

function isDropped(settings: WebhookSettings): boolean {
  if (typeof settings.drop !== 'number') {
    return settings.drop === true;
  }
  settings.drop -= 1;
  return settings.drop >= 0;
}
