/** The fields of something untrusted, such as a history entry's state or parsed JSON; none when it is no object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
