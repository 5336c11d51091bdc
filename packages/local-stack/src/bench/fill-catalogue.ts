import { setTimeout as delay } from 'node:timers/promises';
import mongoose from 'mongoose';
import { StackError } from '../processes/stack-error.js';

type Place = { _id: string; city: string; kind: string; entry: { id: string; geo: { lat: number; lon: number } } };

/** How many places a city has that is complete. */
export const fullCity = 60;
export const benchVersion = 'bench';

const reloadTimeoutMs = 30_000;
const pollMs = 500;

/** Fills a city of the throw-away database up to 60 places with copies a little apart, and gives the catalogue another version. */
export async function fillCity(mongodbUri: string, city: string): Promise<void> {
  const connection = await mongoose.createConnection(mongodbUri, { dbName: 'recommendations' }).asPromise();
  try {
    const catalogue = connection.collection<Place>('catalogue');
    const places = await catalogue.find({ city, kind: 'place' }).sort({ _id: 1 }).toArray();
    await catalogue.insertMany(copiesOf(places, fullCity - places.length));
    await connection.collection<{ _id: string }>('catalogue_meta').updateOne({ _id: 'catalogue' }, { $set: { version: benchVersion } });
  } finally {
    await connection.close();
  }
}

/** So many copies with ids of their own, each some hundred metres from its original. @throws StackError without originals */
export function copiesOf(places: readonly Place[], count: number): Place[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const original = places[index % places.length];
    if (original === undefined) {
      throw new StackError('The catalogue of the stack has no places to copy.');
    }
    const round = Math.floor(index / places.length) + 1;
    const { geo } = original.entry;
    const id = `${original.entry.id}-copy-${round}`;
    return { ...original, _id: id, entry: { ...original.entry, id, geo: { lat: geo.lat + round * 0.003, lon: geo.lon - round * 0.004 } } };
  });
}

/** Waits until the service plans with the filled catalogue. @throws StackError when it doesn't within 30 s */
export async function waitForCatalogue(versionNow: () => Promise<string | undefined>): Promise<void> {
  const deadline = Date.now() + reloadTimeoutMs;
  while ((await versionNow()) !== benchVersion) {
    if (Date.now() > deadline) {
      throw new StackError('The search service did not load the filled catalogue within 30 s.');
    }
    await delay(pollMs);
  }
}
