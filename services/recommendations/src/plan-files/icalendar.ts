const lineOctets = 75;
const lineEnd = '\r\n';

/** Characters not allowed in iCalendar text: control characters except tab, and lone surrogates. */
const unprintable = /(?!\t)[\p{Cc}\p{Cs}]/gu;

/** Escapes a value of type TEXT (RFC 5545, 3.3.11): backslash, semicolon, comma and line breaks. */
export function icsText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')
    .replace(unprintable, '');
}

/** `YYYY-MM-DDTHH:mm` as `20261124T101500`. */
export function icsLocal(local: string): string {
  return `${local.replace(/[-:]/g, '')}00`;
}

/** An instant as `20261124T091530Z`, to the second. */
export function icsUtc(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Folds lines after at most 75 octets, never inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Joins content lines into a file; control characters are removed, so that each stays one line. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => fold(line.replace(unprintable, '')) + lineEnd).join('');
}
