import { expect, it } from 'vitest';
import { mapQuery } from './MapLinks.js';

it.each([
  ['Canal Saint-Martin', '102 Quai de Jemmapes, 75010', 'Canal Saint-Martin, 102 Quai de Jemmapes, 75010, Paris'],
  ['Place Dauphine', 'Place Dauphine, 75001', 'Place Dauphine, 75001, Paris'],
  // A street in its own name isn't the place.
  ['Rivoli', '3 Rue de Rivoli', 'Rivoli, 3 Rue de Rivoli, Paris'],
])('asks for %s by name, and says it once', (name, location, query) => {
  expect(mapQuery({ name, location, city: 'Paris' })).toBe(query);
});
