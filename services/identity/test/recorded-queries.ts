import type { Connection } from 'mongoose';

/** The sweeps of outbox and ended sessions, which read meanwhile. */
const isSweep = (query: string): boolean => query.startsWith('outbox.') || query === 'sessions.find';

/** Records what MongoDB is asked for, as `collection.method`, until it is stopped; without what the process repeats by itself. */
export function recordQueries(connection: Connection): { queries: string[]; stop(): void } {
  const queries: string[] = [];
  connection.set('debug', (collection: string, method: string) => {
    const query = `${collection}.${method}`;
    if (!isSweep(query)) {
      queries.push(query);
    }
  });
  return { queries, stop: () => void connection.set('debug', false) };
}
