import { findCity } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import { requireEntitled } from '@city-genie/service-kit/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import type { FastifyRequest } from 'fastify';

/** The city of a path. @throws 404 `unknown_city`. */
export function cityOf(request: { params: unknown }): City {
  const { params } = request;
  const text = typeof params === 'object' && params !== null && 'city' in params ? String(params.city) : '';
  const city = findCity(text);
  if (!city) {
    throw new AppError('unknown_city', 'We don’t know this city yet');
  }
  return city;
}

/**
 * A preValidation hook: unknown city 404, then 401, then 402, all before a body is looked at. Paris is open to
 * everyone.
 */
export function cityAccess(clock: Clock) {
  return async (request: FastifyRequest): Promise<void> => {
    if (cityOf(request).access !== 'free') {
      requireEntitled(request, clock);
    }
  };
}

/** @throws 400 naming the field when the mood is another city's. */
export function requireMood(city: City, mood: string): void {
  if (!city.moods.includes(mood)) {
    const message = `Please choose one of ${city.name}’s moods`;
    throw new AppError('validation_failed', message, { fields: { mood: message } });
  }
}
