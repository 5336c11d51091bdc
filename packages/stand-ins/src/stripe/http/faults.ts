import { idIn } from './route.js';

export const faultKinds = ['latency', 'status-500', 'status-429', 'reset', 'timeout-after-accept', 'reset-after-accept'] as const;

/**
 * How one of the next requests goes wrong. The last two do what is asked and never say so: the connection stays open without a reply, or
 * is cut.
 */
export type Fault = {
  /** `POST /v1/subscriptions`, with `:id` for an id. */
  match: string;
  kind: (typeof faultKinds)[number];
  /** Of `latency`; default: 1000. */
  ms?: number | undefined;
  /** Default: once. */
  times?: number | undefined;
};

export type Faults = {
  add: (faults: readonly Fault[]) => void;
  /** The fault of this request, which is then used up. */
  take: (method: string, path: string) => Fault | undefined;
  reset: () => void;
};

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: (faults) => waiting.push(...faults.flatMap((fault) => Array.from({ length: fault.times ?? 1 }, () => fault))),
    take: (method, path) => {
      const index = waiting.findIndex(({ match }) => {
        const [wantedMethod, pattern = ''] = match.split(' ');
        return wantedMethod === method && idIn(pattern, path) !== undefined;
      });
      return index < 0 ? undefined : waiting.splice(index, 1)[0];
    },
    reset: () => {
      waiting = [];
    },
  };
}
