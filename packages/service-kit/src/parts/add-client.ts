import { createInternalClient, type InternalClient } from '../calls/internal-client.js';
import { openServicePool, type ServicePool } from '../calls/service-pool.js';
import type { ProcessKit } from '../process/process-kit.js';

/** Connections to another service. */
export function addPool(kit: ProcessKit, url: string): ServicePool {
  const pool = openServicePool(url);
  kit.onStop(() => pool.close());
  return pool;
}

/** Calls to another service, in this process's name. */
export function addClient(kit: ProcessKit, pool: ServicePool, options: { timeoutMs?: number } = {}): InternalClient {
  const { service, keys, clock } = kit;
  return createInternalClient({ pool, issuer: service.name, keys, clock, ...options });
}
