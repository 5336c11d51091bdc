/** The columns, in the words of the product. */
const head = ['Name', 'Email', 'City', 'Signup Date'];

/** A spreadsheet would calculate what begins like this, also in the full width of East Asian scripts. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * A cell as RFC 4180 has it, of a text that no spreadsheet takes for a formula. Always in quotes: many spreadsheets in Europe split at
 * semicolons, which then don't begin a cell that was never looked at.
 */
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

type Exported = { name: string; email: string; city: string; createdAt: Date };

/** Some kilobytes at once: a chunk for every line would cost more than the line. */
const chunkCharacters = 64 * 1024;

/** The entries as a CSV file, in chunks of text; the date is the day in UTC. It begins with the mark by which Excel knows UTF-8. */
export async function* entryCsv(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  let chunk = `\uFEFF${line(head)}`;
  for await (const { name, email, city, createdAt } of entries) {
    chunk += line([name, email, city, createdAt.toISOString().slice(0, 10)]);
    if (chunk.length > chunkCharacters) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/** The file's name, of the day in UTC. */
export function csvFileName(nowMs: number): string {
  return `waitlist-${new Date(nowMs).toISOString().slice(0, 10)}.csv`;
}
