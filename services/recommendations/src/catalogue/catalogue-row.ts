import { z } from 'zod';
import { guideSchema, placeSchema, restaurantSchema } from './entry.js';

const shared = { _id: z.string(), city: z.string() };

/** A guide, place or restaurant document from MongoDB. Unknown fields, which a newer version may have added, are dropped. */
const rowSchema = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('guide'), entry: guideSchema }),
  z.object({ ...shared, kind: z.literal('place'), entry: placeSchema }),
  z.object({ ...shared, kind: z.literal('restaurant'), entry: restaurantSchema }),
]);

export type CatalogueRow = z.infer<typeof rowSchema>;

/** Path segments beyond this depth are content (names of moods), which the message must not repeat. */
const namedDepth = 2;

function fieldOf({ path }: z.core.$ZodIssue): string {
  return path.slice(0, namedDepth).join('.');
}

/** @throws Error that names the row and its invalid fields, but none of their values. */
export function parseRow(row: Readonly<{ _id: unknown }>): CatalogueRow {
  const { data, error } = rowSchema.safeParse(row);
  if (error) {
    const fields = new Set(error.issues.map(fieldOf));
    throw new Error(`the catalogue's row ${row._id} can't be read: ${[...fields].join(', ')}`);
  }
  return data;
}
