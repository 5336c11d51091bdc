import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The page that says where each rule of the product's specification is, and which test holds it. */
const page = readFileSync(fileURLToPath(new URL('../../docs/specification.md', import.meta.url)), 'utf8');

const toCome = '## To come';

/** Rows of the tables before what isn't built yet, without heads. */
const rows = (page.split(toCome)[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (ordered|decided) /.test(line))
  .map((line) => line.replace(/^\| | \|$/g, '').split(' | '));

describe('the page of the specification', () => {
  it('has rows, and says what isn’t built yet', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(page).toContain(toCome);
  });

  it('has what is ordered, where it is, and a test in each row', () => {
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it.each(rows)('names a place for: %s', (_ordered, where) => {
    expect(where).toMatch(/`[\w./-]+`|\]\(/);
  });

  it.each(rows)('names a test for: %s', (_ordered, _where, test) => {
    expect(test).toMatch(/`[\w./-]+\.(test|spec)\.tsx?`/);
  });
});
