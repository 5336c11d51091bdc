import type { Endpoint } from '@city-genie/contracts/endpoint';
import { routes } from '@city-genie/contracts/routes';
import { prettifyError, safeParse } from 'zod/v4/core';

/**
 * Checks a reply against its contract. Only for development and tests, so that the schemas of all calls stay out of the
 * production bundle.
 */
export function faultOf(endpoint: Endpoint, reply: unknown): string | undefined {
  const schema = routes.find(({ config }) => config.endpoint === endpoint)?.reply;
  const { error } = schema ? safeParse(schema, reply) : {};
  return error && `the reply breaks its contract: ${prettifyError(error)}`;
}
