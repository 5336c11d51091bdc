import { type CallLimits, callLimits } from '../limits/call-limits.js';
import type { ErasableRateLimit, ReadableRateLimit } from '../limits/rate-limit.js';

const open: ErasableRateLimit = {
  consume: async () => undefined,
  count: async () => true,
  refund: async () => undefined,
  hasCounted: async () => false,
  forget: async () => undefined,
};

/** Limits that never refuse, except those given by name. */
export function openLimits(watched: Readonly<Record<string, ReadableRateLimit>> = {}): CallLimits {
  return callLimits(({ name }) => ({ ...open, ...watched[name] }));
}
