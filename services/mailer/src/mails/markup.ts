/** HTML that is safe to send: what was put into it has been escaped. Only `markup` makes it. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function written(part: Part): string {
  if (part instanceof Markup) {
    return part.html;
  }
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
}

/** A template whose texts are escaped, so that they are safe between tags and inside quoted attributes. Markup stays as it is. */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(template.map((fixed, index) => fixed + written(parts[index] ?? '')).join(''));
}
