import { eachEntry, isRestaurant } from '../check.js';

const mostExpensive = 4;

/** C07: the price level of a place is 0 (free) to 4, that of a restaurant 1 (£) to 4 (££££), in whole steps. */
export const checkPrice = eachEntry('C07', (entry) => {
  const cheapest = isRestaurant(entry) ? 1 : 0;
  const isOnScale = Number.isInteger(entry.priceLevel) && entry.priceLevel >= cheapest && entry.priceLevel <= mostExpensive;
  return isOnScale ? [] : [`has the price level ${entry.priceLevel}, not ${cheapest} to ${mostExpensive}`];
});
