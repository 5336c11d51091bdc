import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import { thisMachine } from '@city-genie/local-stack/stores/machine';
import { findChromium } from '@city-genie/test-kit/chromium';
import type { Bench } from './bench.js';
import { bytesPerKilobyte, compressedSize } from './first-load.js';
import { findLighthouse, type PageAudit, runLighthouse } from './lighthouse.js';
import { measures } from './measures.js';
import { type Measure, measured, type Row, without } from './row.js';
import { inTurn, median } from './statistics.js';

export const webSizeMeasures = [measures.largestPart, measures.styles];

/** P17: as the gateway sends them. Exact, so measured once. */
export function benchWebSizes(webDir: string): Row[] {
  const assets = join(webDir, 'assets');
  const files = readdirSync(assets);
  const kilobytes = (file: string): number => compressedSize(join(assets, file), 'gz', gzipSync) / bytesPerKilobyte;
  const parts = files.filter(isPart).map((file) => ({ file, size: kilobytes(file) }));
  const [largest, ...others] = parts.toSorted((a, b) => b.size - a.size);
  const styles = files.filter((file) => file.endsWith('.css') && !isOfStyleGuide(file)).map(kilobytes);
  const next = others.slice(0, 3).map(({ file, size }) => `${nameOf(file)} ${size.toFixed(1)}`);
  return [
    measured(measures.largestPart, [largest?.size ?? Number.NaN], {
      remark: `${nameOf(largest?.file ?? '')}, the largest of ${parts.length}; then ${next.join(', ')}`,
    }),
    measured(measures.styles, [styles.reduce((sum, size) => sum + size, 0)], { remark: `${styles.length} files` }),
  ];
}

/** Pages and lazy parts are named after their component; libraries and shared chunks are not. */
export function isPart(file: string): boolean {
  return /^[A-Z][A-Za-z]*-[\w-]+\.js$/.test(file);
}

/** Not loaded by visitors: the gateway serves /ui in local mode only. */
const isOfStyleGuide = (file: string): boolean => /^ui-[\w-]{8}\.css$/.test(file);

const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.\w+$/, '');

const pages = ['/', '/paris', '/about'] as const;

const audits = [
  ['performance', measures.performance],
  ['accessibility', measures.accessibility],
  ['bestPractices', measures.bestPractices],
  ['seo', measures.seo],
  ['largestPaint', measures.largestPaint],
  ['blockingTime', measures.blockingTime],
  ['layoutShift', measures.layoutShift],
] as const satisfies readonly (readonly [keyof PageAudit['values'], Measure])[];

export const lighthouseMeasures: readonly Measure[] = audits.map(([, measure]) => measure);

/** P18 and P19: Lighthouse, as a phone on a slow network, on pages that the gateway sends. A row shows the page furthest from the goal. */
export async function benchLighthouse(bench: Bench): Promise<Row[]> {
  const { folder, signal, stack } = bench;
  bench.report('P18, P19: Lighthouse');
  const tools = await findTools(bench);
  if ('missing' in tools) {
    return without(lighthouseMeasures, 'skipped', tools.missing);
  }
  const taken = new Map<string, PageAudit[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const page of inTurn(pages, round)) {
      const url = `${stack.url}${page}`;
      taken.get(page)?.push(await runLighthouse(tools.program, url, { folder, chromePath: tools.chromePath, signal }));
    }
  }
  return lighthouseRows(taken);
}

/** Lighthouse and a browser for it, or why there is none. */
async function findTools({
  rootDir,
  folder,
  report,
  signal,
}: Bench): Promise<{ program: string; chromePath: string } | { missing: string }> {
  try {
    const chromePath = await findChromium(join(rootDir, 'web'), thisMachine(report, signal));
    const found = await findLighthouse(folder, signal);
    return 'missing' in found ? found : { ...found, chromePath };
  } catch (error) {
    if (error instanceof StackError) {
      return { missing: error.message };
    }
    throw error;
  }
}

/** By page: an audit per round. */
export function lighthouseRows(taken: ReadonlyMap<string, readonly PageAudit[]>): Row[] {
  return audits.map(([name, measure]) => {
    const rows = [...taken].map(([page, rounds]) => ({ page, values: rounds.map(({ values }) => values[name]) }));
    const [worst] = rows.toSorted((a, b) => distance(measure, b.values) - distance(measure, a.values));
    const medians = rows.map(({ page, values }) => `${page} ${format(median(values))}`).join(', ');
    const failures = [...taken].flatMap(([page, rounds]) => failuresOf(name, rounds).map((id) => `${page} ${id}`));
    const remark = [`medians: ${medians}`, ...(failures.length > 0 ? [`lost points: ${failures.join(', ')}`] : [])].join('; ');
    return measured(measure, worst?.values ?? [], { remark });
  });
}

/** Larger is worse. */
function distance({ goal }: Measure, values: readonly number[]): number {
  return 'atLeast' in goal ? goal.atLeast - median(values) : median(values) - goal.atMost;
}

const format = (value: number): string => String(Number(value.toFixed(value < 1 ? 3 : 0)));

/** Ids of audits that lost points of a category in any round; empty for measures without audits. */
function failuresOf(name: keyof PageAudit['values'], rounds: readonly PageAudit[]): string[] {
  return [...new Set(rounds.flatMap(({ failures }) => failures[name] ?? []))];
}
