import { asked, type Database, within } from '../../../api/browser-database.js';

/** A tile by its address; of a place without any, empty. */
export type KeptTile = { url: string; savedAtMs: number; data: ArrayBuffer };

/** What is kept, without its content, so that counting reads little. */
type TileFact = { url: string; savedAtMs: number; bytes: number };

const [tiles, facts] = ['tiles', 'facts'];

/** About twenty plans on a phone. */
const most = { tiles: 600, bytes: 32_000_000 };

const database: Database = {
  name: 'city-genie-map',
  version: 1,
  make: (base) => {
    for (const store of [tiles, facts]) {
      base.createObjectStore(store, { keyPath: 'url' });
    }
  },
};

/** The addresses of those that go, the oldest first, so that the rest is within count and bytes. */
export function surplusTiles(kept: readonly TileFact[]): string[] {
  let [count, bytes] = [0, 0];
  const isTooMuch = (fact: TileFact) => {
    count += 1;
    bytes += fact.bytes;
    return count > most.tiles || bytes > most.bytes;
  };
  return [...kept]
    .sort((one, other) => other.savedAtMs - one.savedAtMs)
    .filter(isTooMuch)
    .map(({ url }) => url);
}

/** Where tiles are kept: a database of the browser. Each may be refused. An object, so that tests can take its place. */
export const tileBase = {
  read: (url: string): Promise<KeptTile | undefined> =>
    within(database, [tiles], 'readonly', (store) => asked<KeptTile | undefined>(store(tiles).get(url))),

  /** Keeps a tile, and drops the oldest beyond count and bytes. */
  write: ({ url, savedAtMs, data }: KeptTile): Promise<void> =>
    within(database, [tiles, facts], 'readwrite', async (store) => {
      await Promise.all([
        asked(store(tiles).put({ url, savedAtMs, data })),
        asked(store(facts).put({ url, savedAtMs, bytes: data.byteLength })),
      ]);
      const surplus = surplusTiles(await asked<TileFact[]>(store(facts).getAll()));
      await Promise.all(surplus.flatMap((old) => [asked(store(tiles).delete(old)), asked(store(facts).delete(old))]));
    }),

  /** Forgets all. */
  erase: (): Promise<void> =>
    within(database, [tiles, facts], 'readwrite', async (store) => {
      await Promise.all([asked(store(tiles).clear()), asked(store(facts).clear())]);
    }),
};
