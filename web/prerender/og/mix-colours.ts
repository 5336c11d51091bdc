import { colourOf, labOf } from '@city-genie/city-data/colours/oklab';

/** `color-mix(in oklab, first percent%, second)` of two colours as `#rrggbb`. @throws RangeError for other notations. */
export function mixColours(first: string, percent: number, second: string): string {
  for (const colour of [first, second]) {
    if (!/^#[\da-f]{6}$/i.test(colour)) {
      throw new RangeError(`"${colour}" is not a colour of the form #rrggbb`);
    }
  }
  const share = percent / 100;
  const [a, b] = [labOf(first), labOf(second)];
  const between = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return colourOf([between(0), between(1), between(2)]);
}
