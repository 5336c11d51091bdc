import type { Weather } from '@city-genie/contracts/weather/routes';
import { Umbrella } from 'lucide-react';
import { shortDate } from '../../ui/local-time.js';
import type { Units } from './units.js';
import { temperatureText } from './units.js';
import { WeatherIcon } from './WeatherIcon.js';

type LaterDay = Weather['outlook'][number];

function Day({ day, units }: { day: LaterDay; units: Units }) {
  const { date, icon, description, temperature, precipitationProbability: chance } = day;
  return (
    <li className="grid grid-cols-[1.5rem_4rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5">
      <WeatherIcon icon={icon} />
      <span className="tabular-nums">{shortDate(date)}</span>
      <span className="flex flex-wrap gap-x-2 text-ink-soft">
        {description}
        {chance !== null && chance > 0 && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
            <Umbrella aria-hidden="true" strokeWidth={1.6} className="size-3.5" />
            {Math.round(chance)}&nbsp;%<span className="max-sm:sr-only"> chance</span>
          </span>
        )}
      </span>
      <span className="whitespace-nowrap tabular-nums">
        <span className="sr-only">Lowest and highest: </span>
        {temperatureText(temperature.min, units)} – {temperatureText(temperature.max, units)}
      </span>
    </li>
  );
}

/** The days after the first three; those so far ahead that they are a likelihood are told apart. */
export function Outlook({ days, units }: { days: readonly LaterDay[]; units: Units }) {
  const near = days.filter(({ certainty }) => certainty === 'forecast');
  const far = days.filter(({ certainty }) => certainty === 'likelihood');
  return (
    <div className="max-w-xl text-small">
      <ul className="border-b border-line">
        {near.map((day) => (
          <Day key={day.date} day={day} units={units} />
        ))}
      </ul>
      {far.length > 0 && (
        <>
          <p className="mt-4 mb-1.5 text-ink-soft">So far ahead it is a likelihood rather than a forecast:</p>
          <ul className="border-b border-line">
            {far.map((day) => (
              <Day key={day.date} day={day} units={units} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
