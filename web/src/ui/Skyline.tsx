import type { Palette } from '@city-genie/city-data/city';
import { skylinePath } from './skyline-path.js';

type SkylineProps = {
  seed: string;
  palette: Palette;
  /** Width of the drawing when it is 160 high; a wider place needs a wider drawing. */
  width?: number;
  className?: string;
};

/** A layered skyline in a city's five colours; decoration only. */
export function Skyline({ seed, palette, width = 400, className = '' }: SkylineProps) {
  return (
    <svg viewBox={`0 0 ${width} 160`} preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={`block w-full ${className}`}>
      <rect width={width} height="160" fill={palette.sky} />
      <circle cx={width / 2 + 56} cy="52" r="24" fill={palette.accent} />
      <path d={skylinePath(`${seed}-far`, 96, width)} fill={palette.far} />
      <path d={skylinePath(`${seed}-mid`, 120, width)} fill={palette.mid} />
      <path d={skylinePath(`${seed}-near`, 144, width)} fill={palette.near} />
    </svg>
  );
}
