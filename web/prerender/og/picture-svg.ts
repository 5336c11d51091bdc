import type { City } from '@city-genie/city-data/city';
import { escapeHtml } from '../escape-html.js';
import { goldenLight, type Light } from './golden-light.js';
import { pictureSize } from './picture-size.js';

/** A city and its drawing, `public/skylines/<key>.svg`. */
export type DrawnCity = { city: Pick<City, 'key' | 'name' | 'tagline' | 'palette'>; drawing: string };

/** Height of the drawings, which are 1200 wide. */
const drawnHeight = 420;
const horizon = pictureSize.height - drawnHeight;

/** The layers of a drawing, with the style sheet's variables replaced by the colours of a light. */
export function colouredLayers(drawing: string, light: Light): string {
  const colours: Readonly<Record<string, string>> = {
    'sky-far': light.far,
    'sky-mid': light.mid,
    'sky-near': light.near,
    'sky-light': 'none',
  };
  const layers = drawing.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return (
    layers
      .replaceAll(/var\(--([\w-]+)\)/g, (_text, name: string) => {
        const colour = colours[name];
        if (colour === undefined) {
          throw new RangeError(`a skyline may not use --${name}`);
        }
        return colour;
      })
      // One picture may contain several drawings, so ids would repeat; nothing refers to them.
      .replaceAll(/ id="[^"]*"/g, '')
  );
}

function sky({ skyTop, skyLow }: Light, id: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${skyTop}"/><stop offset=".82" stop-color="${skyLow}"/></linearGradient>`;
}

function sun({ sun: colour }: Light, x: number): string {
  return `<circle cx="${x}" cy="${horizon + 128 + 64}" r="46" fill="${colour}"/>`;
}

/** A compass whose needle is a lamp, 32 by 32, as in `src/app/SiteMark.tsx`. */
function mark(ink: string, lamp: string): string {
  return (
    `<g transform="translate(932 46) scale(1.25)"><circle cx="16" cy="16" r="14" fill="none" stroke="${ink}" stroke-width="2"/>` +
    `<path d="M20.5 5.5 19.4 18l-6.2-2.2z" fill="${lamp}"/><path d="M11.5 26.5 19.4 18l-6.2-2.2z" fill="${ink}"/></g>`
  );
}

function text(content: string, x: number, y: number, size: number, more = ''): string {
  return `<text x="${x}" y="${y}" font-family="Fraunces" font-size="${size}" ${more}>${escapeHtml(content)}</text>`;
}

const signature = text('City Genie', 1144, 77, 34, 'text-anchor="end"');

function svg(content: string): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** A city's picture: its skyline at golden hour, its name and its tagline. */
export function citySvg({ city, drawing }: DrawnCity): string {
  const light = goldenLight(city.palette);
  const { width, height } = pictureSize;
  return svg(
    `<defs>${sky(light, 'sky')}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${sun(light, 705)}` +
      `<g transform="translate(0 ${horizon})">${colouredLayers(drawing, light)}</g>` +
      `<g fill="${light.near}">${text(city.name, 56, 152, 128, 'letter-spacing="-3"')}` +
      `${text(city.tagline, 62, 214, 36)}${signature}</g>${mark(light.near, city.palette.accent)}`,
  );
}

/** `--ink` and `--mood` of `src/ui/tokens.css` in the light scheme. */
const siteColours = { ink: '#221b2b', lamp: '#b4472a' } as const;

const motto = ['Travel by Feel.', 'Not by Filter.'] as const;

/** Where the characteristic part of a drawing begins; strips start here. */
const stripStart = 425;

/** The site's own picture: strips of cities side by side, and the motto above them. */
export function siteSvg(cities: readonly DrawnCity[]): string {
  const { width, height } = pictureSize;
  const strip = width / cities.length;
  const strips = cities.map(({ city, drawing }, index) => {
    const light = goldenLight(city.palette);
    return (
      `<defs>${sky(light, `sky${index}`)}<clipPath id="strip${index}"><rect x="${index * strip}" width="${strip}" height="${height}"/></clipPath></defs>` +
      `<g clip-path="url(#strip${index})"><rect x="${index * strip}" width="${strip}" height="${height}" fill="url(#sky${index})"/>` +
      `<g transform="translate(${index * strip - stripStart} 0)">${sun(light, 705)}<g transform="translate(0 ${horizon})">${colouredLayers(drawing, light)}</g></g></g>`
    );
  });
  const [first, second] = motto;
  const { ink, lamp } = siteColours;
  return svg(
    `${strips.join('')}<g fill="${ink}">${text(first, 56, 130, 92, 'letter-spacing="-2"')}${text(second, 56, 226, 92, 'letter-spacing="-2"')}${signature}</g>${mark(ink, lamp)}`,
  );
}
