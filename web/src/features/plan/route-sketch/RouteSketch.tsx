import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { useMemo } from 'react';
import { distance } from '../../../geography/plane.js';
import { layoutSketch, type SketchLayout } from './sketch-layout.js';
import { sketch } from './sketch-size.js';

const haloed = '[paint-order:stroke] stroke-raised [stroke-width:4px] [stroke-linejoin:round]';

function Rivers({ rivers }: Pick<SketchLayout, 'rivers'>) {
  return (
    <>
      {rivers.map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" className="fill-none stroke-wash" />
      ))}
      {rivers.map(
        ({ name, label }) =>
          label && (
            <text
              key={name}
              transform={`translate(${label.spot.x} ${label.spot.y}) rotate(${label.angle})`}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink-soft font-serif text-[11.5px] tracking-[0.08em] italic"
            >
              {name}
            </text>
          ),
      )}
    </>
  );
}

function Legs({ legs, pauses }: Pick<SketchLayout, 'legs' | 'pauses'>) {
  return (
    <>
      {legs.map(({ id, path, mode }) => (
        <path
          key={id}
          d={path}
          strokeLinecap="round"
          className={`fill-none stroke-accent ${mode === 'walk' ? '[stroke-dasharray:0.1_5] [stroke-width:2.6px]' : '[stroke-dasharray:9_4] [stroke-width:1.6px]'}`}
        />
      ))}
      {legs.map(
        ({ id, text, label }) =>
          label && (
            <text
              key={id}
              x={label.x}
              y={label.y}
              textAnchor="middle"
              dominantBaseline="central"
              className={`fill-ink text-[11.5px] tabular-nums ${haloed}`}
            >
              {text}
            </text>
          ),
      )}
      {pauses.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="10" className="fill-raised stroke-accent [stroke-width:1.2px]" />
          {/* A fork and a knife. */}
          <path
            d="M-3.5 -5v10M-5.5 -5v2.5a2 2 0 0 0 4 0v-2.5M3 5v-10c2 1.5 2 4 2 5.5h-2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="fill-none stroke-accent [stroke-width:1.2px]"
          />
        </g>
      ))}
    </>
  );
}

function Pins({ pins, active }: Pick<SketchLayout, 'pins'> & { active: string | undefined }) {
  return (
    <>
      {pins.map(
        ({ id, pin, place }) =>
          distance(pin, place) > 4 && (
            <g key={id}>
              <path d={`M${pin.x} ${pin.y}L${place.x} ${place.y}`} className="stroke-ink [stroke-width:1px]" />
              <circle cx={place.x} cy={place.y} r="2.5" className="fill-ink" />
            </g>
          ),
      )}
      {pins.map(({ id, pin }, index) => (
        <g key={id} transform={`translate(${pin.x} ${pin.y})`} data-active={id === active || undefined} className="group">
          <circle
            r={sketch.pinRadius + 5}
            className="fill-lamp opacity-0 transition-opacity duration-[var(--quick)] group-data-active:opacity-90"
          />
          <circle r={sketch.pinRadius} className="fill-accent stroke-raised [stroke-width:2px]" />
          <text textAnchor="middle" dominantBaseline="central" className="fill-on-accent font-serif text-[13px] font-semibold">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

/** The scale bar, of a round number of metres, and the north arrow. */
function Scale({ scale }: Pick<SketchLayout, 'scale'>) {
  const y = sketch.height - 16;
  return (
    <>
      <path d={`M16 ${y - 5}v5h${scale.units}v-5`} className="fill-none stroke-ink-soft [stroke-width:1.2px]" />
      <text x={16 + scale.units / 2} y={y - 10} textAnchor="middle" className="fill-ink-soft text-[11px] tabular-nums">
        {scale.text}
      </text>
      <g transform={`translate(${sketch.width - 22} ${y - 12})`}>
        <path d="M0 -12L5 8L0 4.5L-5 8z" className="fill-ink-soft" />
        <text x="-13" y="2" textAnchor="middle" dominantBaseline="central" className="fill-ink-soft font-serif text-[12px] font-semibold">
          N
        </text>
      </g>
    </>
  );
}

type RouteSketchProps = {
  /** Key of the city. */
  city: string;
  stops: readonly Recommendation[];
  /** The plan's meals; undefined for none. */
  pauses: readonly PlanPause[] | undefined;
  /** Id of the stop under the pointer or with the focus. */
  active: string | undefined;
};

/** The plan's stops and legs, north up. Decorative: the list next to it states everything in words. */
export function RouteSketch({ city, stops, pauses, active }: RouteSketchProps) {
  const layout = useMemo(() => layoutSketch(city, stops, pauses), [city, stops, pauses]);
  return (
    <svg viewBox={`0 0 ${sketch.width} ${sketch.height}`} aria-hidden="true" focusable="false" className="block h-full w-full select-none">
      <Rivers rivers={layout.rivers} />
      <Legs legs={layout.legs} pauses={layout.pauses} />
      <Pins pins={layout.pins} active={active} />
      <Scale scale={layout.scale} />
    </svg>
  );
}
