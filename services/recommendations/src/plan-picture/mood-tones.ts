/** Lightness and chroma of OKLCH, which are those of `--accent`, `--wash` and `--wash-edge` in the site's light scheme. */
const tones = { accent: [0.47, 0.15], wash: [0.945, 0.032], river: [0.86, 0.06] } as const;

/** The colours that a mood gives a picture, `#rrggbb`. */
export type MoodTones = Readonly<Record<keyof typeof tones, string>>;

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Hue in radians and chroma, as https://bottosson.github.io/posts/oklab/ has them. */
function hueAndChroma(colour: string): { hue: number; chroma: number } {
  const channel = (start: number) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) };
}

function colourOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const hex = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(channel))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hex).join('')}`;
}

/** The tones of a mood's colour, `#rrggbb`, with its hue and enough contrast whatever the editors chose. */
export function moodTones(mood: string): MoodTones {
  const { hue, chroma } = hueAndChroma(mood);
  const tone = ([lightness, most]: readonly [number, number]) => colourOf(lightness, Math.min(chroma, most), hue);
  return { accent: tone(tones.accent), wash: tone(tones.wash), river: tone(tones.river) };
}
