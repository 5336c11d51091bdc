import type { Run } from './run-toptw.js';

/** The goals for the planner's engine, in percent below the best known profit. */
export const goals = { average: 0.6, bestOf: 0.1 };
/** Iterated local search, Vansteenwegen et al. 2009: the average gap that its authors report. */
const publishedIls = 1.8;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const gapOf = (best: number, profit: number) => (100 * (best - profit)) / best;

/** `rc104` is in class `rc1`, `pr07` in `pr`. */
const classOf = (name: string) => /^[a-z]+[12]?(?=\d\d$)/.exec(name)?.[0] ?? name;

export type Gaps = { runs: number; average: number; bestOf: number; largest: number; optimal: number; milliseconds: number };

/** Gaps to the best known profits, in percent. */
export function gapsOf(runs: readonly Run[]): Gaps {
  const gaps = runs.flatMap(({ best, profits }) => profits.map((profit) => gapOf(best, profit)));
  return {
    runs: gaps.length,
    average: mean(gaps),
    bestOf: mean(runs.map(({ best, profits }) => gapOf(best, Math.max(...profits)))),
    largest: Math.max(...gaps),
    optimal: gaps.filter((gap) => gap <= 0).length,
    milliseconds: mean(runs.flatMap(({ milliseconds }) => milliseconds)),
  };
}

function row(label: string, gaps: Gaps): string {
  const percent = (value: number) => value.toFixed(2).padStart(7);
  const counts = `${String(gaps.runs).padStart(5)} ${String(gaps.optimal).padStart(8)}`;
  return `${label.padEnd(8)}${counts} ${percent(gaps.average)} ${percent(gaps.bestOf)} ${percent(gaps.largest)} ${gaps.milliseconds.toFixed(0).padStart(7)}`;
}

/** A table by class of instances; the last line says whether the goals are met. */
export function formatToptw(runs: readonly Run[]): { text: string; met: boolean } {
  const classes = [...new Set(runs.map(({ name }) => classOf(name)))];
  const all = gapsOf(runs);
  const met = all.average <= goals.average && all.bestOf <= goals.bestOf;
  const lines = [
    'Gap to the best known profit in percent; every route checked against its file.',
    'class    runs  optimal average best-of largest ms a run',
    ...classes.map((name) => row(name, gapsOf(runs.filter((run) => classOf(run.name) === name)))),
    row('all', all),
    `Published for iterated local search (Vansteenwegen et al. 2009): ${publishedIls} on average.`,
    `Goals: average at most ${goals.average}, best of the seeds at most ${goals.bestOf}: ${met ? 'met' : 'MISSED'}.`,
  ];
  return { text: lines.join('\n'), met };
}
