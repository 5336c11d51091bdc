import type { Connection } from 'mongoose';
import { type ErasureRow, erasureModel } from './erasure-model.js';
import type { Eraser } from './erasures.js';

/**
 * Remembers what of an erasure must not be done again: what is found by a name or an address is somebody else's, once they have taken it
 * anew while another place delays the erasure.
 */
export type DonePlaces = {
  has(user: ErasureRow, place: string): boolean;
  add(user: ErasureRow, place: string): Promise<void>;
  /** An eraser that does nothing once it is done. */
  once(place: string, erase: Eraser): Eraser;
};

export function createDonePlaces(connection: Connection): DonePlaces {
  const erasures = erasureModel(connection);
  const has: DonePlaces['has'] = ({ donePlaces = [] }, place) => donePlaces.includes(place);

  async function add({ _id }: ErasureRow, place: string): Promise<void> {
    await erasures.updateOne({ _id }, { $addToSet: { donePlaces: place } });
  }

  return {
    has,
    add,
    once: (place, erase) => async (user) => {
      if (has(user, place)) {
        return true;
      }
      const isDone = await erase(user);
      if (isDone) {
        await add(user, place);
      }
      return isDone;
    },
  };
}
