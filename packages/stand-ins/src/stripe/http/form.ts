import { invalid } from '../refusal.js';

/**
 * Form-encoded parameters as Stripe takes them: `items[0][price]=…` is kept under just that name. Values are texts; an empty one means
 * that something is to be cleared.
 */
export type Form = {
  entries: () => [string, string][];
  get: (name: string) => string | undefined;
  /** @throws Refusal 400 when it is missing. */
  need: (name: string) => string;
  /** @throws Refusal 400 unless `true` or `false`. */
  flag: (name: string) => boolean | undefined;
  /** A whole number. @throws Refusal 400 for anything else. */
  count: (name: string) => number | undefined;
  /** One of `choices`. @throws Refusal 400 for anything else. */
  choice: <Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;
  /** The values of `name[0]`, `name[1]`, … or of `name[]`. */
  list: (name: string) => string[];
  /** The values of `name[key]` by key. */
  record: (name: string) => Record<string, string>;
  /** The names below, one after the other, that begin with `name[`; for arrays of objects these are their indexes. */
  keysBelow: (name: string) => string[];
};

/** Reads a body or a query. */
export function parseForm(text: string): Form {
  const entries = [...new URLSearchParams(text)];
  const values = new Map(entries);
  const get = (name: string): string | undefined => values.get(name);
  const keysBelow = (name: string): string[] => [
    ...new Set(
      entries
        .filter(([key]) => key.startsWith(`${name}[`))
        .map(([key]) => key.slice(name.length + 1))
        .map((rest) => rest.slice(0, rest.indexOf(']'))),
    ),
  ];
  return {
    entries: () => entries,
    get,
    need: (name) => given(name, get(name)),
    flag: (name) => oneOf(name, get(name), ['true', 'false'] as const, (value) => value === 'true'),
    count: (name) => countOf(name, get(name)),
    choice: (name, choices) => oneOf(name, get(name), choices, (value) => value),
    list: (name) =>
      entries.filter(([key]) => key.startsWith(`${name}[`) && !key.slice(name.length + 1).includes('[')).map(([, value]) => value),
    record: (name) => Object.fromEntries(keysBelow(name).map((key) => [key, get(`${name}[${key}]`) ?? ''])),
    keysBelow,
  };
}

function given(name: string, value: string | undefined): string {
  if (value === undefined || value === '') {
    throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  return value;
}

function countOf(name: string, value: string | undefined): number | undefined {
  if (value !== undefined && !/^\d{1,12}$/.test(value)) {
    throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  }
  return value === undefined ? undefined : Number(value);
}

function oneOf<Choice extends string, Result>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
  read: (choice: Choice) => Result,
): Result | undefined {
  if (value === undefined) {
    return undefined;
  }
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, name);
  }
  return read(found);
}

/**
 * Refuses names that aren't allowed. An allowed name has `[]` for every index and ends in `[*]` where any names may follow.
 *
 * @throws Refusal 400 `parameter_unknown`
 */
export function checkNames(form: Form, allowed: readonly string[]): void {
  for (const [name] of form.entries()) {
    const shape = name.replaceAll(/\[\d*\]/g, '[]');
    if (!allowed.some((one) => one === shape || (one.endsWith('[*]') && shape.startsWith(one.slice(0, -2))))) {
      throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
    }
  }
}

/** What a metadata parameter leaves of what was there: an empty text takes its key away, or all keys when it stands for all. */
export function mergedMetadata(form: Form, before: Record<string, string> = {}): Record<string, string> {
  const kept = form.get('metadata') === '' ? {} : before;
  return Object.fromEntries(Object.entries({ ...kept, ...form.record('metadata') }).filter(([, value]) => value !== ''));
}
