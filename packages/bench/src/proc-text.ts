/** Linux reports CPU time to users in hundredths of a second, whatever the kernel's own clock. */
export const microsPerTick = 10_000;

/** CPU time in ticks; of children only those that have ended and were waited for. */
export type ProcessTicks = { own: number; endedChildren: number };

/** CPU time of all cores together, in ticks. */
export type MachineTicks = { busy: number; total: number };

export type Memory = { rssBytes: number; pssBytes: number };

/** Parses `/proc/PID/stat`. @throws SyntaxError for anything else */
export function parseProcessStat(text: string): ProcessTicks {
  // The second field is the name in brackets, and may contain spaces and brackets; parse behind it, from field 3.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = numbers(fields.slice(11, 15), 4, '/proc/PID/stat');
  return { own: (user ?? 0) + (system ?? 0), endedChildren: (childrenUser ?? 0) + (childrenSystem ?? 0) };
}

/**
 * Parses `/proc/stat`. Interrupts don't count as busy: those of our own loopback traffic belong to no process and would look like other
 * programs' work. @throws SyntaxError for anything else
 */
export function parseMachineStat(text: string): MachineTicks {
  const line = /^cpu +(.*)$/m.exec(text)?.[1] ?? '';
  const fields = numbers(line.split(' ').slice(0, 8), 8, '/proc/stat');
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = fields;
  return { busy: user + nice + system + steal, total: fields.reduce((sum, field) => sum + field, 0) };
}

/** Parses `/proc/PID/smaps_rollup`. @throws SyntaxError for anything else */
export function parseSmapsRollup(text: string): Memory {
  return { rssBytes: kilobytes(text, 'Rss'), pssBytes: kilobytes(text, 'Pss') };
}

function kilobytes(text: string, name: string): number {
  const match = new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(text)?.[1];
  const [value = 0] = numbers(match === undefined ? [] : [match], 1, '/proc/PID/smaps_rollup');
  return value * 1024;
}

function numbers(fields: readonly string[], count: number, file: string): number[] {
  const values = fields.map(Number);
  if (values.length !== count || !fields.every((field) => /^\d+$/.test(field))) {
    throw new SyntaxError(`${file} does not read as expected`);
  }
  return values;
}
