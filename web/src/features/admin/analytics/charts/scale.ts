/** The lowest round step, 1, 2 or 5 times a power of ten, that is at least `least`. Nothing is counted in fractions, so it is whole. */
function roundStep(least: number): number {
  if (least <= 1) {
    return 1;
  }
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((round) => round * power >= least) ?? 10;
  return factor * power;
}

/** Round numbers at equal steps from 0 to the first that is at least `max`, in `most` steps at most; 0 and 1 where nothing was counted. */
export function niceTicks(max: number, most = 4): readonly [0, ...number[]] {
  const step = roundStep(max / most);
  const steps = Math.max(1, Math.ceil(max / step));
  return [0, ...Array.from({ length: steps }, (_, index) => (index + 1) * step)];
}

/** The height of the drawings below; their width is the number of days, and the browser stretches both. */
export const plotHeight = 100;

/** So high is at least what isn't nothing, to be told from it beside a value that is a thousand times as high. */
const leastHeight = 1;

const rounded = (number: number) => Math.round(number * 100) / 100;

/** From this number on, columns would be thinner than the gaps between them. */
const mostApart = 120;

/** Of few days the columns keep the width that they have with so many. */
const fewDays = 14;

/**
 * The columns of all values as one path, each a unit wide, above a line at `plotHeight`. Many stand side by side as one outline.
 *
 * @param top the value that is as high as the drawing
 */
export function columnPath(values: readonly number[], top: number): string {
  const width = values.length > mostApart ? 1 : Math.min(0.76, values.length / fewDays);
  const inset = (1 - width) / 2;
  const columns = values.map((value, index) => {
    const height = value > 0 ? Math.max(leastHeight, (value / top) * plotHeight) : 0;
    return `H${rounded(index + inset)}V${rounded(plotHeight - height)}H${rounded(index + 1 - inset)}V${plotHeight}`;
  });
  return `M0 ${plotHeight}${columns.join('')}Z`;
}
