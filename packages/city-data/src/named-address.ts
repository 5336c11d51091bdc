/** A place by its name and its address in one line, as on an envelope. An address that begins with the name says it already. */
export function namedAddress(name: string, address: string): string {
  const isNamed = address.toLowerCase().startsWith(name.toLowerCase());
  return [...(isNamed ? [] : [name]), address].filter((part) => part !== '').join(', ');
}
