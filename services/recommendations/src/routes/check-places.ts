import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { fieldFault } from '@city-genie/service-kit/errors';

/** @throws AppError 400 naming `pin` when a place is both pinned and excluded. */
export function requireNoContradiction({ pin = [], exclude = [] }: SearchRequest): void {
  if (pin.some((id) => exclude.includes(id))) {
    throw fieldFault('pin', 'A place can’t be pinned and left out at once');
  }
}
