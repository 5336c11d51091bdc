import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, StackError } from '@city-genie/local-stack/processes/stack-error';
import { listenForStop } from '@city-genie/local-stack/processes/stop-request';
import { type Bench, type BenchOptions, openBench } from './bench.js';
import { benchColdStart } from './cold-start-bench.js';
import { benchDrain, drainMeasures } from './drain-bench.js';
import { benchEnqueue, enqueueMeasures } from './enqueue-bench.js';
import { benchFirstLoad, firstLoadMeasures } from './first-load.js';
import { benchGateway, gatewayMeasures } from './gateway-bench.js';
import { benchLogins, loginMeasures } from './login-bench.js';
import { coldStartMeasures, measures } from './measures.js';
import { benchMemory, memoryMeasures } from './memory-bench.js';
import { benchPlanner, plannerMeasures } from './planner-bench.js';
import { benchRefreshes, refreshMeasures } from './refresh-bench.js';
import { type Measure, type Row, without } from './row.js';
import { benchSearch, searchMeasures } from './search-bench.js';
import { formatSummary, formatTable } from './table.js';
import { benchLighthouse, benchWebSizes, lighthouseMeasures, webSizeMeasures } from './web-bench.js';
import { benchWebhooks, webhookMeasures } from './webhook-bench.js';

type Section<With = Bench> = { measures: readonly Measure[]; run: (given: With) => Promise<Row[]> };
type Options = BenchOptions & Pick<Arguments, 'only'>;

/**
 * Lighthouse first, while the stack is idle. Memory last, of a stack that has worked, with as many plans as the search service remembers.
 */
const sections: readonly Section[] = [
  { measures: lighthouseMeasures, run: benchLighthouse },
  { measures: gatewayMeasures, run: benchGateway },
  { measures: coldStartMeasures, run: benchColdStart },
  { measures: searchMeasures, run: benchSearch },
  { measures: refreshMeasures, run: benchRefreshes },
  { measures: loginMeasures, run: benchLogins },
  { measures: enqueueMeasures, run: benchEnqueue },
  { measures: drainMeasures, run: benchDrain },
  { measures: memoryMeasures, run: benchMemory },
];

const say = (line: string): void => console.log(line);

/**
 * `npm run bench`: measures the built stack, prints the table and writes it to `DATA_DIR/bench.json`. Resolves with the exit code: 0 unless
 * something failed to run; a missed goal is only reported.
 */
export async function runBench(rootDir: string, args: readonly string[]): Promise<number> {
  const stop = listenForStop();
  try {
    const options = { rootDir, ...readArguments(args), report: say, signal: stop.signal };
    requireProc();
    const rows = await takeAll(options);
    stop.signal.throwIfAborted();
    say(`\n${formatTable(rows)}\n\n${formatSummary(rows)}`);
    say(`Written to ${write(rootDir, options, rows)}`);
    return rows.some(({ outcome }) => outcome.kind === 'failed') ? 1 : 0;
  } catch (error) {
    console.error(stop.signal.aborted ? 'Stopped; nothing is left running.' : `\nThe bench did not run.\n${explain(error)}`);
    return 1;
  } finally {
    stop.dispose();
  }
}

type Arguments = { rounds: number; seconds: number; only: readonly string[] };

/**
 * `--rounds` (5), `--seconds` of load per sample (3), and `--only`: the numbers of the measures to take, by default all.
 *
 * @throws StackError for anything else
 */
export function readArguments(args: readonly string[]): Arguments {
  try {
    const options = {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    return { rounds: wholeNumber('rounds', values.rounds), seconds: wholeNumber('seconds', values.seconds), only: numbers(values.only) };
  } catch (error) {
    throw new StackError(`${explain(error).split('\n', 1)[0]}\nUsage: npm run bench -- [--rounds=5] [--seconds=3] [--only=P10,P15]`);
  }
}

function numbers(text: string): string[] {
  const ids = text.split(',').filter((id) => id !== '');
  const known = new Set([...Object.values(measures), ...coldStartMeasures].map(({ id }): string => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw new StackError(`--only has ${unknown}; there are ${[...known].join(', ')}.`);
  }
  return ids;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new StackError(`--${name} is "${text}"; it must be a whole number from 1 to 999.`);
  }
  return Number(text);
}

function requireProc(): void {
  if (!existsSync('/proc/self/smaps_rollup')) {
    throw new StackError('The bench reads CPU time and memory of processes from /proc, which this system does not have: it runs on Linux.');
  }
}

/** These need no stack, or one of their own, and other processes would disturb the planner. */
const withoutStack: readonly Section<BenchOptions>[] = [
  { measures: firstLoadMeasures, run: async ({ rootDir }) => benchFirstLoad(join(rootDir, 'web', 'dist')) },
  { measures: webSizeMeasures, run: async ({ rootDir }) => benchWebSizes(join(rootDir, 'web', 'dist')) },
  { measures: plannerMeasures, run: benchPlanner },
  { measures: webhookMeasures, run: benchWebhooks },
];

async function takeAll(options: Options): Promise<Row[]> {
  const rows = await takeEach(chosen(withoutStack, options), options, options);
  const ofStack = chosen(sections, options);
  if (ofStack.length > 0) {
    const bench = await openBench(options);
    try {
      rows.push(...(await takeEach(ofStack, bench, options)));
    } finally {
      await bench.close();
    }
  }
  return inOrder(rows);
}

/** A section is taken whole when one of its measures is asked for. */
function chosen<With>(all: readonly Section<With>[], { only }: Options): readonly Section<With>[] {
  return only.length === 0 ? all : all.filter(({ measures }) => measures.some(({ id }) => only.includes(id)));
}

async function takeEach<With>(taken: readonly Section<With>[], given: With, options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { measures, run } of taken) {
    rows.push(...(await attempt(measures, options, () => run(given))));
  }
  return rows;
}

/** A section that can't run doesn't stop the others. */
async function attempt(measures: readonly Measure[], { signal }: BenchOptions, run: () => Promise<Row[]>): Promise<Row[]> {
  signal.throwIfAborted();
  try {
    return await run();
  } catch (error) {
    return without(measures, 'failed', explain(error));
  }
}

/** By the number of the measure; rows of one measure keep their order. */
export function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

function write(rootDir: string, { rounds, seconds }: BenchOptions, rows: readonly Row[]): string {
  const dataDir = resolve(rootDir, process.env.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'bench.json');
  const machine = { cores: availableParallelism(), node: process.version, platform: process.platform };
  writeFileSync(path, `${JSON.stringify({ takenAt: new Date().toISOString(), machine, rounds, seconds, rows }, null, 2)}\n`);
  return path;
}
