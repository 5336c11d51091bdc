import type { SessionRow } from './session-model.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

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

/** What is to be written about a session that is used now; undefined when it was written within the last hour and needs no new expiry. */
export function noteOfUse(
  session: Pick<SessionRow, 'expire' | 'createdAt' | 'usedAt'>,
  nowMs: number,
): { usedAt: Date; expire: Date } | undefined {
  const { usedAt, expire } = session;
  const renewed = renewedExpiry(session, nowMs);
  const isNoted = usedAt !== undefined && nowMs - usedAt.getTime() < hourMs;
  return isNoted && renewed === undefined ? undefined : { usedAt: new Date(nowMs), expire: renewed ?? expire };
}

/** When a session was last used, to the hour; to the day for those from before that was kept. */
export function lastUsedAt({ usedAt, expire }: Pick<SessionRow, 'usedAt' | 'expire'>): Date {
  return usedAt ?? new Date(expire.getTime() - sessionLifetimeMs);
}
