import type { City } from '@city-genie/city-data/city';
import type { Weather } from '@city-genie/contracts/weather';
import { Droplets, Wind } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { shortDate } from '../../ui/local-time.js';
import { UnitsToggle } from './UnitsToggle.js';
import { temperatureText, windText } from './units.js';
import { selectUnitsChoice, type Units, unitsChosen } from './units-slice.js';
import { WeatherIcon } from './WeatherIcon.js';
import { freshSeconds, useWeatherQuery } from './weather-api.js';

type Day = Weather['forecast'][number];

function DayRow({ day, today, units }: { day: Day; today: boolean; units: Units }) {
  return (
    <li className="flex gap-4 border-line sm:border-l sm:pl-4 sm:first:border-l-0 sm:first:pl-0">
      <WeatherIcon icon={day.icon} />
      <div className="text-sm">
        <p className="font-semibold">{today ? 'Today' : shortDate(day.date)}</p>
        <p className="font-serif text-2xl leading-tight">{temperatureText(day.temperature.current, units)}</p>
        <p>{day.description}</p>
        <p className="text-ink-soft">
          <span className="sr-only">Lowest and highest: </span>
          {temperatureText(day.temperature.min, units)} – {temperatureText(day.temperature.max, units)}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <span className="inline-flex items-center gap-1">
            <Droplets aria-hidden="true" className="size-3.5" />
            <span className="sr-only">Humidity </span>
            {Math.round(day.humidity)} %
          </span>
          <span className="inline-flex items-center gap-1">
            <Wind aria-hidden="true" className="size-3.5" />
            <span className="sr-only">Wind </span>
            {windText(day.windSpeed, units)}
          </span>
        </p>
      </div>
    </li>
  );
}

function Forecast({ weather, units }: { weather: Weather; units: Units }) {
  return (
    <>
      <ul className="mt-4 grid gap-5 sm:grid-cols-3">
        {weather.forecast.map((day, index) => (
          <DayRow key={day.date} day={day} today={index === 0} units={units} />
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-soft">
        {weather.stale && `Last seen ${Math.max(1, Math.round(weather.ageSeconds / 60))} minutes ago. `}
        <a href={weather.attribution.url} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-6 items-center underline">
          {weather.attribution.text}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </>
  );
}

/** Three days of a city's weather; starts with the city's own units, remembers the visitor's (D37). */
export function WeatherCard({ city }: { city: City }) {
  const { data, isError } = useWeatherQuery(city.key, { refetchOnMountOrArgChange: freshSeconds });
  const choice = useSelector(selectUnitsChoice);
  const dispatch = useDispatch();
  const units = choice ?? (city.units.temperature === 'fahrenheit' ? 'imperial' : 'metric');
  return (
    <section aria-labelledby="weather-heading" className="min-h-52 rounded-3xl border border-line bg-raised p-6">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id="weather-heading" className="text-xl">
          Weather in {city.name}
        </h2>
        {data && <UnitsToggle units={units} onChoose={(chosen) => dispatch(unitsChosen(chosen))} />}
      </div>
      <div aria-live="polite">
        {data && <Forecast weather={data} units={units} />}
        {!data && isError && (
          <div className="mt-4">
            <p className="font-semibold">Weather data temporarily unavailable</p>
            <p className="text-ink-soft">Please check back later</p>
          </div>
        )}
        {!data && !isError && <p className="mt-4 text-ink-soft">Looking at the sky…</p>}
      </div>
    </section>
  );
}
