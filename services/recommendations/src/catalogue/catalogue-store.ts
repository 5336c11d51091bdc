import { setImmediate } from 'node:timers/promises';
import { cities } from '@city-genie/city-data/catalog';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Connection } from 'mongoose';
import { type Catalogue, type CatalogueCity, compileCity } from './catalogue.js';
import { type CatalogueRow, parseRow } from './catalogue-row.js';
import { catalogueCollection, metaCollection } from './collections.js';
import type { Guide, Place, Restaurant } from './entry.js';

export type CatalogueStore = {
  /** The catalogue in memory. @throws Error before the first load. */
  current(): Catalogue;
  /**
   * Reloads from MongoDB when the stored version differs from the one in memory.
   * @throws Error when a row is invalid or MongoDB is away; the last good catalogue stays in use.
   */
  refresh(): Promise<void>;
};

function compileRows(key: string, rows: readonly CatalogueRow[]): CatalogueCity {
  let guide: Guide | undefined;
  const places: Place[] = [];
  const restaurants: Restaurant[] = [];
  for (const row of rows) {
    if (row.kind === 'guide') {
      guide = row.entry;
    } else if (row.kind === 'place') {
      places.push(row.entry);
    } else {
      restaurants.push(row.entry);
    }
  }
  if (!guide) {
    throw new Error(`the catalogue has no guide of ${key}`);
  }
  return compileCity(key, { guide, places, restaurants });
}

async function storedVersion(connection: Connection): Promise<string | undefined> {
  return (await metaCollection(connection).findOne({ _id: 'catalogue' }))?.version;
}

/** So many rows are read at a time: between them, requests are answered. */
const rowsAtATime = 50;

/** @throws Error when a row is invalid or MongoDB is away */
async function readRows(connection: Connection): Promise<Map<string, CatalogueRow[]>> {
  const byCity = new Map<string, CatalogueRow[]>();
  for await (const document of catalogueCollection(connection).find().sort({ _id: 1 }).batchSize(rowsAtATime)) {
    const row = parseRow(document);
    const rows = byCity.get(row.city) ?? [];
    rows.push(row);
    byCity.set(row.city, rows);
  }
  return byCity;
}

/** Keeps the whole catalogue (about two thousand entries) in memory, loaded from MongoDB. */
export function createCatalogueStore(connection: Connection, logger: Logger): CatalogueStore {
  let catalogue: Catalogue | undefined;

  async function refresh(): Promise<void> {
    const version = await storedVersion(connection);
    if (!version) {
      throw new Error('the catalogue is empty');
    }
    if (version === catalogue?.version) {
      return;
    }
    const byCity = await readRows(connection);
    if ((await storedVersion(connection)) !== version) {
      // A version that was written meanwhile would be mixed with this one.
      return refresh();
    }
    const compiled = new Map<string, CatalogueCity>();
    for (const { key } of cities) {
      compiled.set(key, compileRows(key, byCity.get(key) ?? []));
      await setImmediate();
    }
    catalogue = { version, cities: compiled };
    logger.info({ version, entries: [...byCity.values()].flat().length }, 'catalogue loaded');
  }

  return {
    current() {
      if (!catalogue) {
        throw new Error('the catalogue is not loaded yet');
      }
      return catalogue;
    },
    refresh,
  };
}
