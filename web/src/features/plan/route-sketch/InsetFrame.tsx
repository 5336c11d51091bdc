import { useId } from 'react';
import type { Inset } from './layout-inset.js';

/** The magnified cluster, without its legs and pins, and the ring in the place that it has in the sketch. */
export function InsetFrame({ inset: { frame, ring, leader, rivers, scale } }: { inset: Inset }) {
  const clip = useId();
  return (
    <>
      <path d={`M${leader.from.x} ${leader.from.y}L${leader.to.x} ${leader.to.y}`} className="stroke-edge [stroke-width:1px]" />
      <circle cx={ring.at.x} cy={ring.at.y} r={ring.radius} className="fill-raised stroke-edge [stroke-width:1.2px]" />
      {ring.dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className="fill-accent" />
      ))}
      <clipPath id={clip}>
        <rect {...frame} rx="12" />
      </clipPath>
      <rect {...frame} rx="12" className="fill-paper" />
      <g clipPath={`url(#${clip})`}>
        {rivers.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" className="fill-none stroke-wash" />
        ))}
      </g>
      <rect {...frame} rx="12" className="fill-none stroke-edge [stroke-width:1.2px]" />
      {scale && (
        <text
          x={scale.at.x}
          y={scale.at.y}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink-soft text-[13.5px] tabular-nums"
        >
          {scale.text}
        </text>
      )}
    </>
  );
}
