import { colourOf, labOf } from '@city-genie/city-data/colours/oklab';

/** Lightness and chroma of OKLCH, which are those of `--accent`, `--wash` and `--wash-edge` in the site's light scheme. */
const tones = { accent: [0.47, 0.15], wash: [0.945, 0.032], river: [0.86, 0.06] } as const;

/** The colours that a mood gives a picture, `#rrggbb`. */
export type MoodTones = Readonly<Record<keyof typeof tones, string>>;

/** The tones of a mood's colour, `#rrggbb`, with its hue and enough contrast whatever the editors chose. */
export function moodTones(mood: string): MoodTones {
  const [, a, b] = labOf(mood);
  const [hue, chroma] = [Math.atan2(b, a), Math.hypot(a, b)];
  const tone = ([lightness, most]: readonly [number, number]) => {
    const strength = Math.min(chroma, most);
    return colourOf([lightness, strength * Math.cos(hue), strength * Math.sin(hue)]);
  };
  return { accent: tone(tones.accent), wash: tone(tones.wash), river: tone(tones.river) };
}
