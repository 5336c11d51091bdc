import { limitsOf } from '@city-genie/contracts/endpoints';
import { z } from 'zod';
import { readConfig } from '../process/config.js';

/** The environment variables of a service's limits; the defaults are those of its endpoints. */
export function limitVariables(service: string): Record<string, z.ZodDefault<z.ZodCoercedNumber>> {
  const fields = limitsOf(service).map(({ variable, points }) => [variable, z.coerce.number().int().min(1).default(points)] as const);
  return Object.fromEntries(fields);
}

/** The points of each of a service's limits, by variable. @throws ConfigError */
export function readLimitPoints(service: string, env: NodeJS.ProcessEnv): Readonly<Record<string, number>> {
  return readConfig(limitVariables(service), env);
}
