import { type SuccessStatuses, serviceNames } from '../endpoint.js';

/** All our processes. */
export const processNames = ['gateway', ...serviceNames, 'mailer'] as const;

export type ProcessName = (typeof processNames)[number];

/** A call between our processes, which the gateway doesn't proxy. */
export type InternalEndpoint = {
  /** The process that answers. */
  service: Exclude<ProcessName, 'gateway'>;
  method: 'GET' | 'POST' | 'DELETE';
  url: `/internal/${string}`;
  /** Who may call; others get a 401. */
  callers: readonly ProcessName[];
  /** As in `Endpoint`. */
  success?: SuccessStatuses;
};

/** Infers the literal types of an endpoint. */
export function defineInternalEndpoint<const T extends InternalEndpoint>(endpoint: T): T {
  return endpoint;
}
