import { coldestOf, drawing, type Hour, hoursOf, linePoints, lineText, shareOfDay, warmestOf } from './hourly-line.js';
import type { Units } from './units.js';
import { temperatureText } from './units.js';

const { width, height, bottom } = drawing;
const hourWidth = width / 24;
const ruler = ['00', '06', '12', '18'] as const;

/** Temperature at an hour of the line, kept inside the drawing; the unit is shown elsewhere. */
function Mark({ hour, units, className }: { hour: Hour | undefined; units: Units; className: string }) {
  if (!hour) {
    return null;
  }
  const share = Math.min(0.93, Math.max(0.07, shareOfDay(hour.time.slice(11, 16))));
  return (
    <span className={`absolute left-(--x) -translate-x-1/2 leading-none ${className}`} style={{ '--x': `${share * 100}%` }}>
      {temperatureText(hour.temperature, units).replace(/[CF]$/, '')}
    </span>
  );
}

type HourlyLineProps = { date: string; hourly: readonly Hour[]; units: Units; clock: string | undefined };

/** A day's temperatures as a line, the chance of rain as bars below it, and the current time; nothing when its hours are unknown. */
export function HourlyLine({ date, hourly, units, clock }: HourlyLineProps) {
  const hours = hoursOf(date, hourly);
  if (hours.length < 2) {
    return null;
  }
  return (
    <div role="img" aria-label={lineText(hours, units)} className="min-w-0 text-note text-ink-soft tabular-nums">
      <div className="relative pt-5">
        <Mark hour={warmestOf(hours)} units={units} className="top-0" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-20 w-full overflow-visible"
          aria-hidden="true"
          focusable="false"
        >
          {hours.map((hour, index) => {
            const rain = (hour.precipitationProbability / 100) * bottom;
            return (
              <rect
                key={hour.time}
                className="fill-wash-edge"
                x={index * hourWidth + 1}
                y={height - rain}
                width={hourWidth - 2}
                height={rain}
              />
            );
          })}
          <path className="stroke-line" vectorEffect="non-scaling-stroke" d={`M0 ${height}h${width}`} />
          {clock && (
            <path
              className="stroke-edge"
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
              d={`M${shareOfDay(clock) * width} 0v${height}`}
            />
          )}
          <polyline
            className="fill-none stroke-accent"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            points={linePoints(hours)}
          />
        </svg>
        <Mark hour={coldestOf(hours)} units={units} className="bottom-2.5" />
      </div>
      <div className="mt-1 grid grid-cols-4 leading-none">
        {ruler.map((hour) => (
          <span key={hour} className="border-l border-line pl-1.5">
            {hour}
          </span>
        ))}
      </div>
      <p className="mt-2 leading-snug">Temperature and chance of rain</p>
    </div>
  );
}
