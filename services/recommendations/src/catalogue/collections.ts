import type { Connection, mongo } from 'mongoose';

/** One document per guide, place and restaurant; `catalogue-row.ts` defines the fields and parses them. */
export type CatalogueDocument = { _id: string; [field: string]: unknown };

/** The version of the stored rows; readers poll it. */
export type CatalogueMeta = { _id: 'catalogue'; version: string };

function database(connection: Connection): mongo.Db {
  if (!connection.db) {
    throw new Error('mongodb is not connected');
  }
  return connection.db;
}

export function catalogueCollection(connection: Connection): mongo.Collection<CatalogueDocument> {
  return database(connection).collection<CatalogueDocument>('catalogue');
}

export function metaCollection(connection: Connection): mongo.Collection<CatalogueMeta> {
  return database(connection).collection<CatalogueMeta>('catalogue_meta');
}
