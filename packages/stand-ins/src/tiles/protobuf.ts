/** What a message consists of, as bytes to be joined. */
export type Part = Uint8Array;

/** Unsigned numbers one after the other, each in groups of seven bits, the lowest first. */
export function varints(values: readonly number[]): Part {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** A signed number, small ones of both signs first. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function numberField(field: number, value: number): Part {
  return varints([field * 8, value]);
}

export function bytesField(field: number, bytes: Uint8Array): Part {
  return Buffer.concat([varints([field * 8 + 2, bytes.length]), bytes]);
}

export function textField(field: number, text: string): Part {
  return bytesField(field, Buffer.from(text, 'utf8'));
}

export function packedField(field: number, values: readonly number[]): Part {
  return bytesField(field, varints(values));
}
