import { type Spread, spreadOf } from './statistics.js';

export type Goal = { atLeast: number } | { atMost: number };

/**
 * x: times the peer's value. MB are 1024 x 1024 bytes, KB 1000 bytes, ms wall time. Points are Lighthouse's 0 to 100, shift is its measure
 * of layout shift.
 */
export type Unit = 'x' | 'MB' | 'KB' | 'ms' | 'points' | 'shift';

/** What is measured, and the project's goal for it. */
export type Measure = { id: string; what: string; unit: Unit; goal: Goal };

export type Outcome =
  | {
      kind: 'measured';
      values: readonly number[];
      spread: Spread;
      isMet: boolean;
      /** CPU microseconds per request, medians of each side. */
      cpuPerRequest?: string;
      /** Of each sample: the share of the machine (0 to 1) that other programs used. */
      foreignLoads: readonly number[];
      remark?: string;
    }
  | { kind: 'skipped' | 'failed'; reason: string };

export type Row = Measure & { outcome: Outcome };

type Details = { cpuPerRequest?: string; foreignLoads?: readonly number[]; remark?: string };

/** A row of these values; their median is compared with the goal. */
export function measured(measure: Measure, values: readonly number[], details: Details = {}): Row {
  const spread = spreadOf(values);
  return {
    ...measure,
    outcome: { kind: 'measured', foreignLoads: [], ...details, values, spread, isMet: meets(measure.goal, spread.median) },
  };
}

/** Rows of measures that could not be taken. */
export function without(measures: readonly Measure[], kind: 'skipped' | 'failed', reason: string): Row[] {
  return measures.map((measure) => ({ ...measure, outcome: { kind, reason } }));
}

function meets(goal: Goal, value: number): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}
