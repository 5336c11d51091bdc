/** An object as JSON. */
export type Wire = Record<string, unknown>;

/** What a reply has of an object of the SDK: each field that is there has the SDK's name and type. */
export type Shape<T> = T extends readonly (infer Item)[]
  ? Shape<Item>[]
  : T extends object
    ? { [Name in keyof T]?: Shape<T[Name]> | undefined }
    : T;

/** The fields that are asked for in full, as paths. */
export type Expand = ReadonlySet<string>;

export const nothingExpanded: Expand = new Set();

/** What is expanded below `field`, or undefined when it isn't expanded itself. */
export function within(expand: Expand, field: string): Expand | undefined {
  const below = [...expand].filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1));
  return below.length > 0 || expand.has(field) ? new Set(below) : undefined;
}

/** A list of all that there is, such as the items of a subscription. */
export function wholeList<Item>(url: string, data: Item[]): { object: 'list'; url: string; has_more: boolean; data: Item[] } {
  return { object: 'list', url, has_more: false, data };
}
