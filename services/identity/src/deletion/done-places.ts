import mongoose, { type Connection } from 'mongoose';
import { type ErasureRow, erasureModel } from './erasure-model.js';

/**
 * Remembers what of an erasure must not be done again. A place where nothing can come any more needn't be asked again while another one
 * delays the erasure. What is found by a name or an address is even somebody else's, once they have taken it anew.
 */
export type DonePlaces = {
  has(user: ErasureRow, place: string): boolean;
  add(userIds: readonly string[], place: string): Promise<void>;
};

export function createDonePlaces(connection: Connection): DonePlaces {
  const erasures = erasureModel(connection);
  return {
    has: ({ donePlaces = [] }, place) => donePlaces.includes(place),
    async add(userIds, place) {
      if (userIds.length > 0) {
        await erasures.updateMany({ _id: mongoose.trusted({ $in: userIds }) }, { $addToSet: { donePlaces: place } });
      }
    },
  };
}
