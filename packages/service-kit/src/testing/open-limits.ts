import { type CallLimits, callLimits } from '../limits/call-limits.js';
import type { ReadableRateLimit } from '../limits/rate-limit.js';

const open: ReadableRateLimit = {
  consume: async () => undefined,
  count: async () => true,
  refund: async () => undefined,
  hasCounted: async () => false,
};

/** Limits that never refuse, except those given by name. */
export function openLimits(watched: Readonly<Record<string, ReadableRateLimit>> = {}): CallLimits {
  return callLimits(({ name }) => watched[name] ?? open);
}
