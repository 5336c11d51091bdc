import type { StyleSpecification } from 'maplibre-gl';

/** The colours of `/map/style.json`, where they are its state, by their variables in `map.css`. */
export const mapVariables = {
  land: '--map-land',
  water: '--map-water',
  waterName: '--map-water-name',
  green: '--map-green',
  greenName: '--map-green-name',
  building: '--map-building',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  path: '--map-path',
  rail: '--map-rail',
  name: '--ink-soft',
  district: '--map-district',
} as const;

export type MapColours = Readonly<Record<string, string>>;

/** The map's library knows no `oklch` and no `color-mix`, so each colour is painted and read. */
function toHex(colour: string, canvas: CanvasRenderingContext2D): string {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return `#${[...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours that hold at an element now, by day or by night. */
export function readColours(element: HTMLElement): MapColours {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = element.appendChild(document.createElement('i'));
  const colours = Object.entries(mapVariables).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    return [name, canvas ? toHex(getComputedStyle(probe).color, canvas) : '#808080'];
  });
  probe.remove();
  return Object.fromEntries(colours);
}

/** A style that begins in these colours. */
export function withColours(style: StyleSpecification, colours: MapColours): StyleSpecification {
  const state = Object.entries(colours).map(([name, colour]) => [name, { default: colour }]);
  return { ...style, state: { ...style.state, ...Object.fromEntries(state) } };
}

/** Calls back when the site's theme or the system's changes. */
export function watchScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
