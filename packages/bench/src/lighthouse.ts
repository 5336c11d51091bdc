import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOf, runCommand } from '@city-genie/local-stack/processes/run-command';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import { z } from 'zod';

/** Newer versions need Node 22. Not a dependency: 185 MB would be too much for everybody who only starts the site. */
const version = '12.8.2';
const fetchTimeoutMs = 300_000;
const runTimeoutMs = 180_000;
/** On a busy machine it sometimes loses the page and asks for another run. */
const maxAttempts = 3;

type Values = {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
};

/** Lighthouse's audit of a page: times in ms, and per category the ids of the audits that lost points. */
export type PageAudit = { values: Values; failures: Partial<Record<keyof Values, string[]>> };

/** Lighthouse from npm's cache, or downloaded there; or why there is none. `folder` contains no package. */
export async function findLighthouse(folder: string, signal: AbortSignal): Promise<{ program: string } | { missing: string }> {
  const args = ['exec', '--yes', `--package=lighthouse@${version}`, '-c', 'command -v lighthouse'];
  const found = await runCommand('npm', args, { cwd: folder, timeoutMs: fetchTimeoutMs, signal });
  signal.throwIfAborted();
  const program = found.stdout.trim();
  return found.code === 0 && program !== '' ? { program } : { missing: `Lighthouse ${version} can't be had: ${failureOf(found)}` };
}

export type LighthouseOptions = { folder: string; chromePath: string; signal: AbortSignal };

/** Runs Lighthouse with its default settings, a simulated mid-range phone on a slow network. @throws StackError when it fails */
export async function runLighthouse(program: string, url: string, options: LighthouseOptions): Promise<PageAudit> {
  const file = join(await mkdtemp(join(options.folder, 'lighthouse-')), 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const env = { ...process.env, CHROME_PATH: options.chromePath };
  let failure = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const result = await runCommand(program, args, { cwd: options.folder, env, timeoutMs: runTimeoutMs, signal: options.signal });
    options.signal.throwIfAborted();
    if (result.code === 0) {
      return parseLighthouse(await readFile(file, 'utf8'));
    }
    failure = failureOf(result);
  }
  throw new StackError(`Lighthouse failed on ${url}: ${failure}`);
}

const category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const numeric = z.object({ numericValue: z.number() });
const schema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z
    .object({ 'largest-contentful-paint': numeric, 'total-blocking-time': numeric, 'cumulative-layout-shift': numeric })
    .catchall(z.object({ score: z.number().nullable() })),
});
type LighthouseReport = z.infer<typeof schema>;
type Category = LighthouseReport['categories']['seo'];

/** @throws StackError when the page could not be opened; errors of zod or JSON when the text is no report */
export function parseLighthouse(text: string): PageAudit {
  const { runtimeError, categories, audits } = schema.parse(JSON.parse(text));
  if (runtimeError !== undefined) {
    throw new StackError(`Lighthouse could not open the page: ${runtimeError.message}`);
  }
  const points = ({ score }: Category): number => Math.round(score * 100);
  const costly = ({ auditRefs }: Category): string[] =>
    auditRefs.filter(({ id, weight }) => weight > 0 && isFailed(audits[id])).map(({ id }) => id);
  const { performance, accessibility, seo, 'best-practices': bestPractices } = categories;
  return {
    values: {
      performance: points(performance),
      accessibility: points(accessibility),
      bestPractices: points(bestPractices),
      seo: points(seo),
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blockingTime: audits['total-blocking-time'].numericValue,
      layoutShift: audits['cumulative-layout-shift'].numericValue,
    },
    failures: { accessibility: costly(accessibility), bestPractices: costly(bestPractices), seo: costly(seo) },
  };
}

/** Audits that don't apply have no score. */
function isFailed(audit: unknown): boolean {
  return typeof audit === 'object' && audit !== null && 'score' in audit && typeof audit.score === 'number' && audit.score < 1;
}
