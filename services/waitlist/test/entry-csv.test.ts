import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvFileName, entryCsv } from '../src/entries/entry-csv.js';

type Exported = { name: string; email: string; city: string; createdAt: Date };

const createdAt = new Date('2026-11-25T23:30:00Z');
const ada = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'Paris', createdAt };

async function* these(entries: readonly Exported[]): AsyncGenerator<Exported> {
  yield* entries;
}

async function written(entries: readonly Exported[]): Promise<string> {
  let text = '';
  for await (const chunk of entryCsv(these(entries))) {
    text += chunk;
  }
  return text;
}

/** As another program reads it. */
const read = async (entries: readonly Exported[]): Promise<string[][]> => parse(await written(entries), { bom: true });

describe('the file of the waitlist', () => {
  it('has the ordered columns, a mark for Excel, and the day in UTC', async () => {
    expect(await written([ada])).toBe(
      '\uFEFF"Name","Email","City","Signup Date"\r\n"Ada Lovelace","ada@example.com","Paris","2026-11-25"\r\n',
    );
  });

  it('has a head alone when nobody is on the list', async () => {
    expect(await read([])).toEqual([['Name', 'Email', 'City', 'Signup Date']]);
  });

  it.each(['Lovelace, Ada', 'Ada "the" Lovelace', 'two\r\nlines', 'a "b", c', "O'Brien", 'Łódź 東京 עיר', ' spaces ', ''])(
    'gives %j back to who reads it',
    async (name) => {
      const [, row] = await read([{ ...ada, name }]);
      expect(row).toEqual([name, 'ada@example.com', 'Paris', '2026-11-25']);
    },
  );

  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://evil.example","x")', '＝1+1', '＠SUM(1)'])(
    '%j is no formula',
    async (text) => {
      const [, row] = await read([{ ...ada, name: text, email: text, city: text }]);
      expect(row).toEqual([`'${text}`, `'${text}`, `'${text}`, '2026-11-25']);
    },
  );

  it('has no cell that begins with a formula where somebody splits at semicolons', async () => {
    const text = await written([{ ...ada, name: "x;=cmd|'/c calc'!A0;y" }]);
    const rows: string[][] = parse(text, { bom: true, delimiter: ';', relax_quotes: true, relax_column_count: true });
    expect(rows.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  });

  it('comes in chunks, and no line is lost between them', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...ada, email: `ada${index}@example.com` }));
    const chunks: string[] = [];
    for await (const chunk of entryCsv(these(many))) {
      chunks.push(chunk);
    }
    expect([chunks.length, Math.max(...chunks.map(({ length }) => length)) < 70_000]).toEqual([5, true]);
    const [, ...rows] = parse(chunks.join(''), { bom: true });
    expect(rows.map((row: string[]) => row[1])).toEqual(many.map(({ email }) => email));
  });

  it('is named by the day', () => {
    expect(csvFileName(Date.parse('2026-11-25T23:59:59Z'))).toBe('waitlist-2026-11-25.csv');
  });
});
