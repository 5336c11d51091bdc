import { join } from 'node:path';
import { failureOf, runCommand } from '@city-genie/local-stack/processes/run-command';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import { z } from 'zod';
import type { BenchOptions } from './bench.js';
import { cpuBetween, readCpu } from './cpu-meter.js';
import { measures } from './measures.js';
import { measured, type Row } from './row.js';
import { median, p99 } from './statistics.js';

export const plannerMeasures = [measures.newPlan];

/** A program of quality/, which may import the planner; it makes enough plans for a percentile, then ends. */
const program = join('quality', 'dist', 'latency', 'main.js');
const timeoutMs = 300_000;

const output = z.object({ milliseconds: z.array(z.number().nonnegative()).min(1), cpuMicros: z.number().nonnegative() });

/** The program's result: the time of each plan, and the CPU time of all. */
export type PlannerRun = z.infer<typeof output> & { foreignLoad: number };

/** P20: plans that are not remembered, in a process that does nothing else. */
export async function benchPlanner(options: BenchOptions): Promise<Row[]> {
  options.report('P20: plans that are not remembered, in process');
  const runs: PlannerRun[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const before = readCpu([]);
    const run = await runPlanner(options, `round-${round}`);
    runs.push({ ...run, foreignLoad: cpuBetween(before, readCpu([])).foreignLoad });
  }
  return [plannerRow(runs)];
}

async function runPlanner({ rootDir, signal }: BenchOptions, seed: string): Promise<z.infer<typeof output>> {
  // The same flag as our services.
  const result = await runCommand(process.execPath, ['--enable-source-maps', join(rootDir, program), seed], { timeoutMs, signal });
  if (result.code !== 0) {
    throw new StackError(`${program} could not be run: ${failureOf(result)}`);
  }
  return parsePlannerRun(result.stdout);
}

/** @throws errors of zod or JSON when the text is not the program's output */
export function parsePlannerRun(text: string): z.infer<typeof output> {
  return output.parse(JSON.parse(text));
}

export function plannerRow(runs: readonly PlannerRun[]): Row {
  const all = runs.flatMap(({ milliseconds }) => milliseconds);
  const cpu = median(runs.map(({ cpuMicros, milliseconds }) => cpuMicros / milliseconds.length));
  return measured(
    measures.newPlan,
    runs.map(({ milliseconds }) => p99(milliseconds)),
    {
      cpuPerRequest: `planner ${cpu.toFixed(0)}`,
      foreignLoads: runs.map(({ foreignLoad }) => foreignLoad),
      remark: `${all.length} plans, p50 ${median(all).toFixed(1)} ms, the longest ${Math.max(...all).toFixed(1)} ms`,
    },
  );
}
