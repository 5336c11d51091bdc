import { distance, type Instance } from './instance.js';

/** Tolerates rounding errors in the last bits. */
const tolerance = 1e-6;

/**
 * The profit of a route, computed from the instance's numbers alone.
 * @throws Error when a customer occurs twice, a time window is missed or the depot is reached too late.
 */
export function profitOf(instance: Instance, route: readonly number[]): number {
  const { depot, customers, name } = instance;
  if (new Set(route).size !== route.length) {
    throw new Error(`${name}: a customer is visited twice`);
  }
  let clock = depot.opens;
  let at = depot;
  let profit = 0;
  for (const index of route) {
    const customer = customers[index];
    if (!customer) {
      throw new Error(`${name}: there is no customer ${index}`);
    }
    const begin = Math.max(clock + distance(instance, at, customer), customer.opens);
    if (begin > customer.closes + tolerance) {
      throw new Error(`${name}: customer ${index} closes at ${customer.closes}, before ${begin}`);
    }
    clock = begin + customer.stay;
    profit += customer.profit;
    at = customer;
  }
  if (clock + distance(instance, at, depot) > depot.closes + tolerance) {
    throw new Error(`${name}: the depot is reached too late`);
  }
  return profit;
}
