/** A content line: its name, its parameters and its raw value. */
export type IcsProperty = { name: string; parameters: Record<string, string>; value: string };
export type IcsComponent = { name: string; properties: IcsProperty[]; components: IcsComponent[] };

const contentLine = /^([A-Z-]+)((?:;[A-Z-]+=[^";:,\p{Cc}]+)*):([^\p{Cc}]*)$/u;

/**
 * Unfolds the lines.
 * @throws Error where RFC 5545 (3.1) is violated: other line ends, overlong lines, an unfinished last line, a split character.
 */
function unfold(file: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) {
    throw new Error('a line does not end with CRLF');
  }
  let start = 0;
  for (let end = file.indexOf('\r\n'); end !== -1; end = file.indexOf('\r\n', start)) {
    if (end - start > 75) {
      throw new Error(`a line of ${end - start} octets`);
    }
    // Throws when a character is split over two lines.
    new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(start, end));
    start = end + 2;
  }
  return text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

function property(line: string): IcsProperty {
  const [, name = '', parameters = '', value = ''] = contentLine.exec(line) ?? [];
  if (name === '') {
    throw new Error(`not a content line: ${line}`);
  }
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair) => pair.split('='));
  return { name, value, parameters: Object.fromEntries(pairs) };
}

/** Parses a strict subset of iCalendar, enough for our plans. @throws Error on the first violation. */
export function readIcs(file: Buffer): IcsComponent {
  const root: IcsComponent = { name: 'file', properties: [], components: [] };
  const open = [root];
  for (const line of unfold(file)) {
    const found = property(line);
    const current = open.at(-1) ?? root;
    if (found.name === 'BEGIN') {
      const component = { name: found.value, properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (found.name === 'END') {
      if (open.length === 1 || current.name !== found.value) {
        throw new Error(`END:${found.value} in ${current.name}`);
      }
      open.pop();
    } else {
      current.properties.push(found);
    }
  }
  const [calendar, ...others] = root.components;
  if (open.length !== 1 || root.properties.length > 0 || calendar?.name !== 'VCALENDAR' || others.length > 0) {
    throw new Error('not one whole VCALENDAR');
  }
  return calendar;
}

/** The value of a property. @throws Error unless the component has it exactly once. */
export function valueIn({ name, properties }: IcsComponent, wanted: string): string {
  const [found, ...others] = properties.filter((one) => one.name === wanted);
  if (!found || others.length > 0) {
    throw new Error(`${name} has ${others.length + (found ? 1 : 0)} ${wanted}`);
  }
  return found.value;
}

/** The unescaped text of a property. @throws Error when a character that needs escaping isn't escaped. */
export function textOf(component: IcsComponent, wanted: string): string {
  const value = valueIn(component, wanted);
  if (/(^|[^\\])(\\\\)*[;,]/.test(value) || /^(\\\\|[^\\])*\\([^\\;,nN]|$)/.test(value)) {
    throw new Error(`${wanted} is not escaped: ${value}`);
  }
  return value.replace(/\\(.)/g, (_escaped, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}
