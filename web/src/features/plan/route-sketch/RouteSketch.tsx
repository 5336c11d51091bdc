import { distance } from '@city-genie/city-data/geography/plane';
import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { useMemo, useState } from 'react';
import { cardClass } from '../../../ui/card-class.js';
import { InsetFrame } from './InsetFrame.js';
import { PinButtons } from './PinButtons.js';
import { layoutSketch, type SketchLayout } from './sketch-layout.js';
import { cardSize, pinRadius, type SketchSize } from './sketch-size.js';

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
              className="fill-ink-soft font-serif text-[13.5px] tracking-[0.08em] italic"
            >
              {name}
            </text>
          ),
      )}
    </>
  );
}

/** `ground`: the colour that they are on, which the minutes stand on, too. */
function Legs({ legs, ground }: Pick<SketchLayout, 'legs'> & { ground: string }) {
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
        ({ id, text, label, width, height }) =>
          label && (
            <g key={id} transform={`translate(${label.x} ${label.y})`}>
              {/* The minutes stand on the paper: the line ends before them and goes on after. */}
              <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} className={ground} />
              <text textAnchor="middle" dominantBaseline="central" className="fill-ink text-[13.5px] tabular-nums">
                {text}
              </text>
            </g>
          ),
      )}
    </>
  );
}

function Pauses({ pauses }: Pick<SketchLayout, 'pauses'>) {
  return pauses.map(({ x, y }) => (
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
  ));
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
            r={pinRadius + 5}
            className="fill-lamp opacity-0 transition-opacity duration-[var(--quick)] group-data-active:opacity-90"
          />
          <circle r={pinRadius} className="fill-accent stroke-raised [stroke-width:2px]" />
          <text textAnchor="middle" dominantBaseline="central" className="fill-on-accent font-serif text-[14px] font-semibold">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

/** The scale bar, of a round number of metres, and the north arrow. */
function Scale({ scale, size }: Pick<SketchLayout, 'scale'> & { size: SketchSize }) {
  const y = size.height - 14;
  return (
    <>
      <path d={`M16 ${y - 5}v5h${scale.units}v-5`} className="fill-none stroke-ink-soft [stroke-width:1.2px]" />
      <text x={16 + scale.units / 2} y={y - 10} textAnchor="middle" className="fill-ink-soft text-[13.5px] tabular-nums">
        {scale.text}
      </text>
      <g transform={`translate(${size.width - 22} ${y - 12})`}>
        <path d="M0 -12L5 8L0 4.5L-5 8z" className="fill-ink-soft" />
        <text x="-13" y="2" textAnchor="middle" dominantBaseline="central" className="fill-ink-soft font-serif text-[13.5px] font-semibold">
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
  size?: SketchSize;
  /** Goes to a stop: its pin is a button then. Undefined for a drawing alone. */
  onShow?: ((id: string) => void) | undefined;
  /** Says that a stop is under the pointer or has the focus. */
  onActive?: ((id: string | undefined) => void) | undefined;
};

/** The plan's stops and legs, north up. The drawing is decorative: the list next to it states everything in words. */
export function RouteSketch({ city, stops, pauses, active, size = cardSize, onShow, onActive }: RouteSketchProps) {
  const layout = useMemo(() => layoutSketch(city, stops, pauses ?? [], size), [city, stops, pauses, size]);
  return (
    <div className="relative h-full w-full">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false" className="block h-full w-full select-none">
        <Rivers rivers={layout.rivers} />
        <Legs legs={layout.legs} ground="fill-raised" />
        {layout.inset && <InsetFrame inset={layout.inset} />}
        <Legs legs={layout.insetLegs} ground="fill-paper" />
        <Pauses pauses={layout.pauses} />
        <Pins pins={layout.pins} active={active} />
        <Scale scale={layout.scale} size={size} />
      </svg>
      {onShow && <PinButtons stops={stops} pins={layout.pins} size={size} onShow={onShow} onActive={onActive} />}
    </div>
  );
}

const upright: SketchSize = { width: 360, height: 480 };
const wide: SketchSize = { width: 800, height: 480 };

/** The sketch where it has a window to itself: drawn anew for its shape, so that it shows more and not larger letters. */
export function LargeSketch(props: Pick<RouteSketchProps, 'city' | 'stops' | 'pauses'>) {
  const [size] = useState(() => (matchMedia('(width >= 640px)').matches ? wide : upright));
  return (
    <div
      className={cardClass('plain', 'mx-auto w-full overflow-hidden')}
      style={{ aspectRatio: `${size.width} / ${size.height}`, maxWidth: `calc((100dvh - 14rem) * ${size.width / size.height})` }}
    >
      <RouteSketch {...props} active={undefined} size={size} />
    </div>
  );
}
