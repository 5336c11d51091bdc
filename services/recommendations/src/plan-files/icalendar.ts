const lineOctets = 75;
const lineEnd = '\r\n';

/** What neither a line nor a text may hold: controls but the tab, and halves of characters. */
const unprintable = /(?!\t)[\p{Cc}\p{Cs}]/gu;

/** A value of type TEXT (RFC 5545, 3.3.11): backslash, semicolon, comma and line breaks are escaped. */
export function icsText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')
    .replace(unprintable, '');
}

/** `20261124T101500` of `YYYY-MM-DDTHH:mm`. */
export function icsLocal(local: string): string {
  return `${local.replace(/[-:]/g, '')}00`;
}

/** `20261124T091500Z` of an instant. */
export function icsUtc(atMs: number): string {
  return `${icsLocal(new Date(atMs).toISOString().slice(0, 16))}Z`;
}

/** Folds after 75 octets at most, never inside a character (RFC 5545, 3.1). */
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

/** Content lines as a file: whatever their values hold, each stays one line. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => fold(line.replace(unprintable, '')) + lineEnd).join('');
}
