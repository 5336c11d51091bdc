import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { SessionStore } from './session-store.js';

/** The sessions that a login has ended in its transaction. */
export type FormerSessions = {
  userId: string;
  /** The hash of the one that the browser had. */
  previous: string | undefined;
  /** Whether others had to make room. */
  hasMadeRoom: boolean;
};

type Deps = { sessions: Pick<SessionStore, 'end' | 'finishEnding'>; logger: Logger };

/**
 * @returns removes what is left of them, after the commit; never rejects: they have ended in MongoDB, so that a copy in Redis is no reason to
 * refuse the new session, and the sweep removes it
 */
export function createFormerSessions({ sessions, logger }: Deps): (former: FormerSessions) => Promise<void> {
  const later = (error: unknown) => logger.debug({ err: error }, 'copies of former sessions not removed');
  return async ({ userId, previous, hasMadeRoom }) => {
    if (previous !== undefined) {
      await sessions.end(previous).catch(later);
    }
    if (hasMadeRoom) {
      await sessions.finishEnding(userId).catch(later);
    }
  };
}
