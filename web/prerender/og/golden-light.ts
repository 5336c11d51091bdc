import type { Palette } from '@city-genie/city-data/city';
import { mixColours } from './mix-colours.js';

/** The colours of a skyline at golden hour, as `src/ui/skyline.css` mixes them without a mood. */
export type Light = { skyTop: string; skyLow: string; far: string; mid: string; near: string; sun: string };

/** First colour, its share in percent, second colour; names are those of the palette. A test compares them with the style sheet. */
export const goldenMixes = {
  skyTop: ['sky', 70, 'mid'],
  skyLow: ['accent', 42, '#ffe2b4'],
  far: ['far', 70, 'accent'],
  sun: ['accent', 25, '#fff0cf'],
} as const;

type Mix = readonly [first: keyof Palette, percent: number, second: string];

const isName = (text: string, palette: Palette): text is keyof Palette => text in palette;

export function goldenLight(palette: Palette): Light {
  const mixed = ([first, percent, second]: Mix) => mixColours(palette[first], percent, isName(second, palette) ? palette[second] : second);
  return {
    skyTop: mixed(goldenMixes.skyTop),
    skyLow: mixed(goldenMixes.skyLow),
    far: mixed(goldenMixes.far),
    mid: palette.mid,
    near: palette.near,
    sun: mixed(goldenMixes.sun),
  };
}
