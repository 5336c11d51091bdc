/** The levels that are shown, as pino writes them in words and numbers. */
const shownLevels = new Map<unknown, string>([
  ['warn', 'warning'],
  ['error', 'error'],
  ['fatal', 'fatal'],
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** A warning or error of a service's JSON log as one readable line; undefined for everything else. */
export function describeWarning(name: string, line: string): string | undefined {
  const entry = parseEntry(line);
  const level = shownLevels.get(entry?.level);
  if (entry === undefined || level === undefined) {
    return undefined;
  }
  const message = typeof entry.msg === 'string' ? entry.msg : '';
  const cause = causeOf(entry.err);
  const parts = [message, cause === message ? '' : cause].filter((part) => part !== '');
  return `${name} ${level}: ${parts.join(': ')}`;
}

type Entry = { level?: unknown; msg?: unknown; err?: unknown };

function parseEntry(line: string): Entry | undefined {
  if (!line.startsWith('{')) {
    return undefined;
  }
  try {
    const entry: Entry = JSON.parse(line);
    return entry;
  } catch {
    // A line that isn't valid JSON is no log entry of ours; the log file has it.
    return undefined;
  }
}

function causeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : '';
}
