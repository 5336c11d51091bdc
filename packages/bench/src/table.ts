import type { Goal, Outcome, Row, Unit } from './row.js';
import { median } from './statistics.js';

/** From this share of the machine on, other programs affect the results. */
const busyShare = 0.2;

const heads = ['', 'what', 'min / median / max', 'goal', 'met', 'CPU µs per request'];

/** The readable table: a line per row, with remarks indented below. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(cellsOf);
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const body = rows.flatMap((row, index) => [
    line(cells[index] ?? []),
    ...remarksOf(row, rows[index + 1]).map((remark) => remark.replaceAll(/^/gm, '     ')),
  ]);
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

/** How many goals are met, and a warning when the machine was busy with other work. */
export function formatSummary(rows: readonly Row[]): string {
  const taken = rows.flatMap(({ outcome }) => (outcome.kind === 'measured' ? [outcome] : []));
  const met = taken.filter(({ isMet }) => isMet).length;
  const count = (kind: Outcome['kind']): number => rows.filter(({ outcome }) => outcome.kind === kind).length;
  const summary = `${met} of ${taken.length} goals met, ${count('skipped')} skipped, ${count('failed')} failed`;
  const isBusy = taken.some(({ foreignLoads }) => foreignLoads.some((load) => load > busyShare));
  const word = 'The machine was busy with other work in some samples: rates and ratios of rates may be off, CPU per request less so.';
  return isBusy ? `${word}\n${summary}` : summary;
}

const unitDigits: Readonly<Record<Unit, number>> = { x: 1, MB: 0, KB: 1, ms: 1, points: 0, shift: 3 };
/** Of values below this, two digits behind the point. */
const fineBelow: Readonly<Partial<Record<Unit, number>>> = { x: 10, ms: 1 };

/** All values with the same meaningful number of digits. */
function formatValues(values: readonly number[], unit: Unit): string {
  const digits = Math.max(...values) < (fineBelow[unit] ?? 0) ? 2 : unitDigits[unit];
  return `${values.map((value) => value.toFixed(digits)).join(' / ')} ${unit}`;
}

function cellsOf({ id, what, unit, goal, outcome }: Row): string[] {
  if (outcome.kind !== 'measured') {
    return [id, what, outcome.kind, formatGoal(goal, unit), '', ''];
  }
  const { min, median: middle, max } = outcome.spread;
  const values = min === max ? [middle] : [min, middle, max];
  return [id, what, formatValues(values, unit), formatGoal(goal, unit), outcome.isMet ? 'yes' : 'no', outcome.cpuPerRequest ?? ''];
}

function formatGoal(goal: Goal, unit: Unit): string {
  return 'atLeast' in goal ? `>= ${goal.atLeast} ${unit}` : `<= ${goal.atMost} ${unit}`;
}

/** A reason shared by several rows in a row is printed once, below the last. */
function remarksOf({ outcome }: Row, next: Row | undefined): string[] {
  if (outcome.kind !== 'measured') {
    const isTold = next !== undefined && next.outcome.kind !== 'measured' && next.outcome.reason === outcome.reason;
    return isTold ? [] : [outcome.reason];
  }
  return [...(outcome.remark === undefined ? [] : [outcome.remark]), ...busyRemark(outcome.foreignLoads)];
}

function busyRemark(foreignLoads: readonly number[]): string[] {
  const busy = foreignLoads.filter((load) => load > busyShare);
  if (busy.length === 0) {
    return [];
  }
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const most = percent(Math.max(...busy));
  return [
    `busy: others used ${percent(median(foreignLoads))} of the machine (median, up to ${most}) in ${busy.length} of ${foreignLoads.length} samples`,
  ];
}
