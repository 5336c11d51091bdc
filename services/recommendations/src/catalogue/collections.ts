import type { Connection, mongo } from 'mongoose';
import type { Guide, Place, Restaurant } from './entry.js';

/** One document per guide, place and restaurant. */
export type CatalogueRow = { _id: string; city: string } & (
  | { kind: 'guide'; entry: Guide }
  | { kind: 'place'; entry: Place }
  | { kind: 'restaurant'; entry: Restaurant }
);

/** Which version the rows are; readers poll it. */
export type CatalogueMeta = { _id: 'catalogue'; version: string };

function database(connection: Connection): mongo.Db {
  if (!connection.db) {
    throw new Error('mongodb is not connected');
  }
  return connection.db;
}

export function catalogueCollection(connection: Connection): mongo.Collection<CatalogueRow> {
  return database(connection).collection<CatalogueRow>('catalogue');
}

export function metaCollection(connection: Connection): mongo.Collection<CatalogueMeta> {
  return database(connection).collection<CatalogueMeta>('catalogue_meta');
}
