import { expect, it } from 'vitest';
import { runDay } from './run-day.js';

it('a day of the product: a stranger, a registrant, a subscriber and an administrator, while weather and Redis fail', async () => {
  const lines: string[] = [];
  const code = await runDay((line) => void lines.push(line));
  expect(code, lines.join('\n')).toBe(0);
}, 120_000);
