import { z } from 'zod';
import { guideSchema, placeSchema, restaurantSchema } from './entry.js';

const shared = { _id: z.string(), city: z.string() };

/** A guide, a place or a restaurant as MongoDB holds it. Fields that a newer version has added are left out. */
const rowSchema = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('guide'), entry: guideSchema }),
  z.object({ ...shared, kind: z.literal('place'), entry: placeSchema }),
  z.object({ ...shared, kind: z.literal('restaurant'), entry: restaurantSchema }),
]);

export type CatalogueRow = z.infer<typeof rowSchema>;

/** Below `entry.moodFit` the names are content as well. */
const namedDepth = 2;

function fieldOf({ path }: z.core.$ZodIssue): string {
  return path.slice(0, namedDepth).join('.');
}

/** @throws Error that names the row and its field, and tells nothing of what it holds. */
export function parseRow(row: Readonly<{ _id: unknown }>): CatalogueRow {
  const { data, error } = rowSchema.safeParse(row);
  if (error) {
    const fields = new Set(error.issues.map(fieldOf));
    throw new Error(`the catalogue's row ${row._id} can't be read: ${[...fields].join(', ')}`);
  }
  return data;
}
