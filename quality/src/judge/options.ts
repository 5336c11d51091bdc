import { parseArgs } from 'node:util';
import { cities } from '@city-genie/city-data/catalog';

export type JudgeOptions = { plans: number; cities: readonly string[] };

export class UsageError extends Error {
  override name = 'UsageError';
}

const usage = 'Usage: npm run judge -- [--plans=20000] [--cities=paris,london,…]';

/** `--plans`: how many plans to check; `--cities`: keys of the cities to judge. @throws UsageError for anything else. */
export function readOptions(args: readonly string[]): JudgeOptions {
  const all = cities.map(({ key }) => key);
  const defaults = { plans: { type: 'string', default: '20000' }, cities: { type: 'string', default: all.join() } } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options: defaults }).values;
    } catch (error) {
      throw new UsageError(`${error instanceof Error ? error.message.split('\n', 1)[0] : error}\n${usage}`);
    }
  };
  const { plans, cities: list } = read();
  const keys = list.split(',');
  if (!/^[1-9]\d{0,6}$/.test(plans)) {
    throw new UsageError(`--plans is "${plans}"; it must be a whole number from 1 to 9999999.\n${usage}`);
  }
  const unknown = keys.find((key) => !all.includes(key));
  if (unknown !== undefined) {
    throw new UsageError(`There is no city "${unknown}"; there are ${all.join(', ')}.\n${usage}`);
  }
  return { plans: Number(plans), cities: keys };
}
