import { findCity } from '@city-genie/city-data/catalog';
import { fieldFault } from '@city-genie/service-kit/errors';

/**
 * @returns the key of the city that a query asks for; undefined for all
 * @throws AppError 400 naming `city` for one that we don't have
 */
export function knownCity(text: string | undefined): string | undefined {
  const city = text === undefined ? undefined : findCity(text);
  if (text !== undefined && city === undefined) {
    throw fieldFault('city', 'We don’t know this city yet');
  }
  return city?.key;
}
