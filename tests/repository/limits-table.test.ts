import { readFileSync } from 'node:fs';
import { endpoints, limitsIn } from '@city-genie/contracts/endpoints';
import { describe, expect, it } from 'vitest';

const rows = readFileSync(new URL('../../docs/rules/limits.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const durations = new Map([
  [60, 'a minute'],
  [900, 'a quarter of an hour'],
  [3600, 'an hour'],
]);
const counted = {
  caller: ['user'],
  address: ['IP address'],
  key: ['IP address', 'account', 'e-mail address', 'all visitors together'],
} as const;

describe('the table of limits', () => {
  it.each(limitsIn(endpoints))('says what $variable is', ({ variable, points, durationSeconds, per }) => {
    const [, , , of = '', ...numbers] = rows.find((cells) => cells.includes(`\`${variable}\``)) ?? [];
    expect(numbers.slice(0, 2)).toEqual([String(points), durations.get(durationSeconds)]);
    expect(counted[per]).toContain(of.replace(/^\[(.*)\].*$/, '$1'));
  });
});
