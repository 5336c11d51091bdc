export type ReadMessage = {
  /** By their names in lower case, unfolded. A repeated header is `<name> again`. */
  headers: Map<string, string>;
  /** The decoded parts; empty where the message has none of the kind. */
  text: string;
  html: string;
};

function readHeaders(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    // A repeated header may be an injected one, so it must not be hidden by the first.
    headers.set(headers.has(name) ? `${name} again` : name, line.slice(colon + 1).trim());
  }
  return headers;
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  return { headers: readHeaders(raw.slice(0, end)), body: raw.slice(end + 4) };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') {
    return Buffer.from(body, 'base64').toString('utf8');
  }
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(encoding === 'quoted-printable' ? bytes : body, 'latin1').toString('utf8');
}

/** Reads a message with one level of parts, as SMTP brought it (each character a byte). */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  // A boundary begins with the line break before it. What stands before the first one and after the last one is no part.
  const parts = boundary === undefined ? [raw] : `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  const partOf = (type: string): string => {
    const part = parts.map(split).find((one) => one.headers.get('content-type')?.startsWith(type));
    return part === undefined ? '' : decode(part.body, part.headers.get('content-transfer-encoding')).replaceAll('\r\n', '\n');
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}
