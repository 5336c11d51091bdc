/** Stripe's clock: the given one, which can be put forward. */
export type Clock = {
  /** Unix seconds. */
  now: () => number;
  /** Unix seconds of the given clock, as it is without being put forward: the time of whoever is told of events. */
  given: () => number;
  /** @throws RangeError when it would go back. */
  advance: (seconds: number) => void;
  /** While `act` runs the clock shows `at` (Unix seconds): what was due earlier happens at its time. */
  at: (at: number, act: () => void) => void;
};

export function createClock(now: () => Date): Clock {
  let offsetSeconds = 0;
  let shown: number | undefined;
  const given = () => Math.floor(now().getTime() / 1000);
  return {
    given,
    now: () => shown ?? given() + offsetSeconds,
    advance: (seconds) => {
      if (!(seconds >= 0)) {
        throw new RangeError('Time only goes forward.');
      }
      offsetSeconds += Math.floor(seconds);
    },
    at: (at, act) => {
      shown = at;
      try {
        act();
      } finally {
        shown = undefined;
      }
    },
  };
}
