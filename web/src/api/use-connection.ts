import { useSyncExternalStore } from 'react';
import { guest, plansOwner } from './known-user.js';
import { type Connection, connection, watchConnection } from './offline.js';

/** How the network is, as far as it is known; there while prerendered HTML is hydrated. */
export function useConnection(): Connection {
  return useSyncExternalStore<Connection>(watchConnection, connection, () => 'there');
}

/** Whether a user is here who was known before, and nobody can be asked about them: what they have kept is all that can be shown. */
export function useIsLeftAlone(): boolean {
  const owner = plansOwner();
  return useConnection() !== 'there' && owner !== undefined && owner !== guest;
}
