import { findCity } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import type { Access, Endpoint } from '@city-genie/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import { requireAdmin, requireEntitled, requirePayer, requireSecondFactor, requireStepUp, requireUser } from '../trust/caller.js';

const cityDecorator = 'city';

/** The city in the request's path, looked up before the handler runs. */
export function cityOf(request: FastifyRequest): City {
  return request.getDecorator<City>(cityDecorator);
}

/** Prepares an instance for requests with a city in their path. */
export function declareCity(app: { decorateRequest(name: string): unknown }): void {
  app.decorateRequest(cityDecorator);
}

/** Looks up the city of the path once per request. @throws 404 `unknown_city` */
export async function resolveCity(request: FastifyRequest): Promise<void> {
  const { params } = request;
  const text = typeof params === 'object' && params !== null && 'city' in params ? String(params.city) : '';
  const city = findCity(text);
  if (!city) {
    throw new AppError('unknown_city', 'We don’t know this city yet');
  }
  request.setDecorator(cityDecorator, city);
}

/** The check for each kind of access, before the body is validated (docs/rules/access.md#order-of-checks). @throws 401, 402, 403 or 503 as in `caller.ts` */
export function guardFor({ access }: Pick<Endpoint, 'access'>, clock: Clock): (request: FastifyRequest) => Promise<void> {
  const guards: Record<Access, (request: FastifyRequest) => unknown> = {
    public: () => undefined,
    user: requireUser,
    payer: requirePayer,
    second_factor: requireSecondFactor,
    entitled: (request) => requireEntitled(request, clock),
    admin: requireAdmin,
    city: (request) => (cityOf(request).access === 'free' ? undefined : requireEntitled(request, clock)),
  };
  const guard = guards[access];
  return async (request) => {
    guard(request);
  };
}

/** Whether a user has a second factor now. */
export type HasSecondFactor = (userId: string) => Promise<boolean>;

/**
 * The check of a step-up, after the body is validated (docs/rules/access.md#step-up).
 *
 * @throws 403 `step_up_required`; Error when it depends on the user's second factor and nobody can say whether they have one
 */
export function stepUpFor(
  { url, needsStepUp }: Pick<Endpoint, 'url' | 'needsStepUp'>,
  clock: Clock,
  hasSecondFactor: HasSecondFactor | undefined,
): ((request: FastifyRequest) => Promise<void>)[] {
  if (needsStepUp === undefined) {
    return [];
  }
  if (needsStepUp === 'with_second_factor' && hasSecondFactor === undefined) {
    throw new Error(`${url} needs a step-up of users with a second factor, but the service can't say who has one`);
  }
  return [
    async (request) => {
      if (needsStepUp === 'always' || (await hasSecondFactor?.(requireUser(request).userId))) {
        requireStepUp(request, clock);
      }
    },
  ];
}
