import { cities } from '@city-genie/city-data/catalog';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import type { CatalogueRow } from './catalogue-row.js';
import { catalogueCollection, metaCollection } from './collections.js';
import { loadContent } from './load-content.js';
import { shippedVersion } from './shipped-version.js';

/** All shipped content as rows. */
export async function shippedRows(): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  for (const { key } of cities) {
    const content = await loadContent(key);
    rows.push({ _id: `${key}-guide`, city: key, kind: 'guide', entry: content.guide });
    rows.push(...content.places.map((entry) => ({ _id: entry.id, city: key, kind: 'place' as const, entry })));
    rows.push(...content.restaurants.map((entry) => ({ _id: entry.id, city: key, kind: 'restaurant' as const, entry })));
  }
  return rows;
}

/** Writes the shipped catalogue in one transaction, unless the database already has this version. Idempotent. */
export async function seedCatalogue(connection: Connection, logger: Logger): Promise<void> {
  const version = await shippedVersion();
  const meta = metaCollection(connection);
  if ((await meta.findOne({ _id: 'catalogue' }))?.version === version) {
    return;
  }
  const rows = await shippedRows();
  await inTransaction(connection, async (session) => {
    const catalogue = catalogueCollection(connection);
    const replacements = rows.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } }));
    await catalogue.bulkWrite(replacements, { session });
    await catalogue.deleteMany({ _id: { $nin: rows.map((row) => row._id) } }, { session });
    await meta.updateOne({ _id: 'catalogue' }, { $set: { version } }, { upsert: true, session });
  });
  logger.info({ version, entries: rows.length }, 'catalogue seeded');
}
