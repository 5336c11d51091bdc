import type { Redis } from 'ioredis';
import { type CallLimits, createCallLimits } from '../limits/call-limits.js';
import type { ProcessKit } from '../process/process-kit.js';

/** The limits of this service's endpoints. */
export function addLimits({ keys, points }: ProcessKit, redis: Redis): CallLimits {
  return createCallLimits({ redis, secret: keys.purposeKeys('pseudonym')[0], points });
}
