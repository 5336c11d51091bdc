/** One line of the judge's table. The verdict `told` means measured, but not required. */
export type Gate = { name: string; goal: string; measured: string; verdict: 'met' | 'missed' | 'told' };

const heads = ['gate', 'goal', 'measured', 'met'] as const;
const verdictTexts = { met: 'yes', missed: 'NO', told: 'told' } as const;

export function gate(name: string, goal: string, measured: string, isMet: boolean): Gate {
  return { name, goal, measured, verdict: isMet ? 'met' : 'missed' };
}

export function told(name: string, goal: string, measured: string): Gate {
  return { name, goal, measured, verdict: 'told' };
}

/** `gate | goal | measured | met`, in columns. */
export function formatGates(gates: readonly Gate[]): string {
  const rows = [heads, ...gates.map(({ name, goal, measured, verdict }) => [name, goal, measured, verdictTexts[verdict]])];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
}
