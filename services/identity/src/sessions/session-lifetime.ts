import type { SessionRow } from './session-model.js';

const dayMs = 24 * 3_600_000;

/** A session ends so long after it was last used. */
export const sessionLifetimeMs = 30 * dayMs;
/** And so long after it was started, however much it is used; its cookie lives as long. */
export const longestSessionMs = 180 * dayMs;
export const pendingLifetimeMs = 3_600_000;

/** The new expiry of a session that is used now; undefined while it has been prolonged within the last day. */
export function renewedExpiry({ expire, createdAt }: Pick<SessionRow, 'expire' | 'createdAt'>, nowMs: number): Date | undefined {
  const startedMs = createdAt?.getTime() ?? expire.getTime() - sessionLifetimeMs;
  const wanted = Math.min(nowMs + sessionLifetimeMs, startedMs + longestSessionMs);
  return wanted - expire.getTime() >= dayMs ? new Date(wanted) : undefined;
}
