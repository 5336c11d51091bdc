import type { Weather } from '@city-genie/contracts/weather/routes';
import { OutLink } from '../../ui/OutLink.js';
import { DayForecast } from './DayForecast.js';
import { HourlyLine } from './HourlyLine.js';
import { LaterDays } from './LaterDays.js';
import type { Units } from './units.js';

type ForecastProps = { weather: Weather; units: Units; clock: string | undefined };

function Days({ weather, units, clock }: ForecastProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,11fr)_minmax(0,4fr)_minmax(0,4fr)] lg:gap-x-0 lg:divide-x lg:divide-line">
      {weather.forecast.map((day, index) => {
        const today = index === 0;
        return (
          <li
            key={day.date}
            className={today ? 'col-span-2 grid grid-cols-[minmax(7.5rem,2fr)_minmax(0,3fr)] gap-x-5 lg:col-span-1 lg:pr-8' : 'lg:pl-6'}
          >
            <DayForecast day={day} today={today} units={units} />
            {today && <HourlyLine date={day.date} hourly={weather.hourly} units={units} clock={clock} />}
          </li>
        );
      })}
    </ul>
  );
}

function Source({ weather }: { weather: Weather }) {
  return (
    <p className="mt-3 text-note text-ink-soft">
      {weather.stale && `Last seen ${Math.max(1, Math.round(weather.ageSeconds / 60))} minutes ago. `}
      <OutLink href={weather.attribution.url}>{weather.attribution.text}</OutLink> (
      <OutLink href={weather.attribution.licence.url}>{weather.attribution.licence.text}</OutLink>)
    </p>
  );
}

/** Three days with today by the hour, where they come from, and the days after. `clock`: local `HH:mm`, once it is known. */
export function Forecast({ weather, units, clock }: ForecastProps) {
  return (
    <>
      <Days weather={weather} units={units} clock={clock} />
      <Source weather={weather} />
      {weather.outlook.length > 0 && <LaterDays days={weather.outlook} units={units} />}
    </>
  );
}
