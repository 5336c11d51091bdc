import { serviceNames } from '../endpoint.js';

/** Everything of ours that runs. */
export const processNames = ['gateway', ...serviceNames, 'mailer'] as const;

export type ProcessName = (typeof processNames)[number];

/** A call between our processes, which the gateway passes on to nobody. */
export type InternalEndpoint = {
  /** Who answers. */
  service: Exclude<ProcessName, 'gateway'>;
  method: 'GET' | 'POST' | 'DELETE';
  url: `/internal/${string}`;
  /** Who may call; everybody else is refused. */
  callers: readonly ProcessName[];
};

/** Keeps the literal types of an endpoint. */
export function defineInternalEndpoint<const T extends InternalEndpoint>(endpoint: T): T {
  return endpoint;
}
