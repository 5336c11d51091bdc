import { type PointerEvent, useState } from 'react';
import { dayTicks } from './day-ticks.js';
import { columnPath, niceTicks, plotHeight } from './scale.js';
import { type DayValue, dateWords, numberWords, shortNumber } from './words.js';

/** Height of the columns. */
const height = 'h-40 lg:h-48';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The values at the left, on their lines. */
function Margin({ ticks, top }: { ticks: readonly number[]; top: number }) {
  return (
    <div className={`relative leading-none ${height}`}>
      {ticks.map((tick) => (
        <span key={tick}>
          <span className="absolute right-0 bottom-(--y) translate-y-1/2" style={{ '--y': percent(tick / top) }}>
            {shortNumber(tick)}
          </span>
          {/* Makes the margin as wide as the widest of them. */}
          <span aria-hidden="true" className="invisible block">
            {shortNumber(tick)}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Days below a mark at their columns; near the ends the words move inwards by up to their half, so that they stay within the drawing. */
function Days({ days }: { days: readonly DayValue[] }) {
  return (
    <div className="relative col-start-2 h-6">
      {dayTicks(days.map(({ date }) => date)).map(({ index, text }) => (
        <span key={index} style={{ '--x': percent((index + 0.5) / days.length) }}>
          <span className="absolute top-0 left-(--x) h-1.5 border-l border-edge" />
          <span className="absolute top-2.5 left-[clamp(2rem,var(--x),100%-2rem)] -translate-x-1/2 leading-none whitespace-nowrap">
            {text}
          </span>
        </span>
      ))}
    </div>
  );
}

/** The day under the pointer. */
function Reading({ day: { date, value }, share }: { day: DayValue; share: number }) {
  return (
    <span
      className="absolute bottom-full left-(--x) mb-1 -translate-x-(--x) text-ink leading-none whitespace-nowrap"
      style={{ '--x': percent(share) }}
    >
      {`${dateWords(date)}: ${numberWords(value)}`}
    </span>
  );
}

/** A column for each day, from 0 on. Pointing at one reads it. */
export function DayPlot({ days }: { days: readonly DayValue[] }) {
  const [pointed, setPointed] = useState<number>();
  const values = days.map(({ value }) => value);
  const ticks = niceTicks(Math.max(0, ...values));
  const top = ticks.at(-1) ?? 1;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };
  // Fewer days may be shown than when it was pointed at.
  const read = pointed === undefined ? undefined : days[pointed];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6 text-note text-ink-soft tabular-nums">
      <Margin ticks={ticks} top={top} />
      <div className="relative" onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
        {read && pointed !== undefined && <Reading day={read} share={(pointed + 0.5) / days.length} />}
        <svg
          viewBox={`0 0 ${Math.max(1, days.length)} ${plotHeight}`}
          preserveAspectRatio="none"
          className={`block w-full overflow-visible ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
              vectorEffect="non-scaling-stroke"
              d={`M0 ${plotHeight - (tick / top) * plotHeight}H${days.length}`}
            />
          ))}
          {read && <path className="fill-wash-edge" d={`M${pointed} 0h1v${plotHeight}h-1z`} />}
          <path className="fill-accent" d={columnPath(values, top)} />
        </svg>
      </div>
      <Days days={days} />
    </div>
  );
}
