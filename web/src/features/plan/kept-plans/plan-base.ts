import { asked, type Database, within } from '../../../api/browser-database.js';
import type { KeptPlan } from './kept-plan.js';

const plans = 'plans';

/** So many plans of each owner are kept; the oldest goes. */
const most = 10;

const database: Database = {
  name: 'city-genie',
  // Increase when the kept shape changes: what was kept before is then dropped.
  version: 1,
  make: (base) => {
    for (const before of base.objectStoreNames) {
      base.deleteObjectStore(before);
    }
    base.createObjectStore(plans, { keyPath: ['owner', 'link'] });
  },
};

const inPlans = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  within(database, [plans], mode, (store) => work(store(plans)));

/** All keys of an owner: an array is behind every text. */
const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

const newestFirst = (one: KeptPlan, other: KeptPlan) => other.savedAtMs - one.savedAtMs;

/** Where plans are kept: a database of the browser. Each may be refused. An object, so that tests can take its place. */
export const planBase = {
  /** The plans of an owner, the newest first. */
  read: (owner: string): Promise<KeptPlan[]> =>
    inPlans('readonly', async (store) => (await asked<KeptPlan[]>(store.getAll(ofOwner(owner)))).sort(newestFirst)),

  /**
   * Keeps a plan and drops the oldest beyond ten. The restaurants that are kept of the same plan stay until there are others.
   *
   * @param isStill whether it may be kept; asked when nothing can come between, since another tab may be erasing all
   * @returns whether it is kept
   */
  write: (plan: KeptPlan, isStill: () => boolean): Promise<boolean> =>
    inPlans('readwrite', async (store) => {
      const before = await asked<KeptPlan | undefined>(store.get([plan.owner, plan.link]));
      if (!isStill()) {
        return false;
      }
      await asked(store.put(plan.cuisine.length > 0 || !before ? plan : { ...plan, cuisine: before.cuisine }));
      const kept = (await asked<KeptPlan[]>(store.getAll(ofOwner(plan.owner)))).sort(newestFirst);
      await Promise.all(kept.slice(most).map(({ owner, link }) => asked(store.delete([owner, link]))));
      return true;
    }),

  /** Forgets the plans of a city. */
  eraseOf: (city: string): Promise<void> =>
    inPlans('readwrite', async (store) => {
      const plans = await asked<KeptPlan[]>(store.getAll());
      await Promise.all(plans.filter((plan) => plan.city === city).map(({ owner, link }) => asked(store.delete([owner, link]))));
    }),

  /** Forgets the plans of everybody. */
  erase: (): Promise<void> => inPlans('readwrite', async (store) => void (await asked(store.clear()))),
};
