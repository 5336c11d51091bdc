import { useMemo } from 'react';
import { placeTiles, tileColumns, tileRows, tileSize } from './place-tiles.js';

type PlacePatternProps = { id: string; category: string; className?: string };

/**
 * A pattern in place of a photograph, in the colours of the mood; its shapes depend on the category, their arrangement on the
 * id. Decorative.
 */
export function PlacePattern({ id, category, className = '' }: PlacePatternProps) {
  const { soft, strong, lamp } = useMemo(() => placeTiles(id, category), [id, category]);
  return (
    <svg
      viewBox={`0 0 ${tileColumns * tileSize} ${tileRows * tileSize}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={`bg-wash ${className}`}
    >
      <path d={soft} fillRule="evenodd" className="fill-wash-edge opacity-70" />
      <path d={strong} fillRule="evenodd" className="fill-accent opacity-75" />
      <path d={lamp} fillRule="evenodd" className="fill-lamp" />
    </svg>
  );
}
