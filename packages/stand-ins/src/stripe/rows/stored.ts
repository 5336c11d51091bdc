import type { Wire } from '../wire/wire.js';

/** What was told of a change; times are Unix seconds. */
export type StoredEvent = {
  id: string;
  type: string;
  created: number;
  object: Wire;
  previousAttributes: Wire | undefined;
  request: { id: string | null; idempotency_key: string | null };
  /** `failed`: sent in vain or dropped. */
  delivery: 'none' | 'pending' | 'delivered' | 'failed';
};

export type PortalSession = { id: string; customer: string; returnUrl: string | null; created: number };

/** Kept and shown, without any effect. */
export type StoredObject = { id: string; wire: Wire };
