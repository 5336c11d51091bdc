import { eraseKeptMap } from '../../features/map/kept-map/erase-kept-map.js';
import { eraseKeptPlans } from '../../features/plan/kept-plans/kept-plans.js';

/** Forgets what the browser keeps for the street without a network: plans, and the tiles of their maps. */
export async function eraseKept(): Promise<void> {
  await Promise.all([eraseKeptPlans(), eraseKeptMap()]);
}
