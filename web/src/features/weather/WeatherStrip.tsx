import type { City } from '@city-genie/city-data/city';
import type { Weather } from '@city-genie/contracts/weather/routes';
import { CloudFog } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { Notice } from '../../ui/Notice.js';
import { OutLink } from '../../ui/OutLink.js';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { DayForecast } from './DayForecast.js';
import { UnitsToggle } from './UnitsToggle.js';
import type { Units } from './units.js';
import { selectUnitsChoice, unitsChosen } from './units-slice.js';
import { rememberUnits } from './units-storage.js';
import { freshSeconds, useWeatherQuery } from './weather-api.js';

// Loaded separately; the strip renders again when it arrives.
const HourlyLine = lazy(async () => ({ default: (await import('./HourlyLine.js')).HourlyLine }));
const LaterDays = lazy(async () => ({ default: (await import('./LaterDays.js')).LaterDays }));

function Days({ weather, units, clock }: { weather: Weather; units: Units; clock: string | undefined }) {
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
            {today && (
              <ErrorBoundary fallback={null}>
                <Suspense>
                  <HourlyLine date={day.date} hourly={weather.hourly} units={units} clock={clock} />
                </Suspense>
              </ErrorBoundary>
            )}
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

/**
 * Three days of a city's weather, in the visitor's saved units, else the city's own. `clock`: local `HH:mm`, once it is known.
 * The strip's height is reserved before the data arrive and without them.
 */
export function WeatherStrip({ city, clock }: { city: City; clock?: string | undefined }) {
  const { data, isError } = useWeatherQuery(city.key, {
    refetchOnMountOrArgChange: freshSeconds,
    selectFromResult: ({ data, isError }) => ({ data, isError }),
  });
  // The saved choice is unknown during prerendering.
  const choice = useOnceHydrated<Units | null>(useSelector(selectUnitsChoice), null);
  const dispatch = useDispatch();
  const units = choice ?? (city.units.temperature === 'fahrenheit' ? 'imperial' : 'metric');
  return (
    <section aria-labelledby="weather-heading" className="grid gap-y-4 noscript:hidden lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-12">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:flex-col lg:items-start lg:justify-start lg:gap-y-3">
        <h2 id="weather-heading" className="text-title">
          Weather in {city.name}
        </h2>
        <UnitsToggle
          units={units}
          onChoose={(chosen) => {
            dispatch(unitsChosen(chosen));
            rememberUnits(chosen);
          }}
        />
      </div>
      {/* The same height without a forecast, so that the page doesn't jump when the weather turns out to be unknown. */}
      <div
        className={`min-h-96 border-y border-line py-5 max-[22rem]:min-h-101 sm:min-h-92 lg:min-h-61 ${!data && isError ? 'grid content-center justify-items-start gap-y-4' : ''}`}
      >
        {data && (
          <>
            <Days weather={data} units={units} clock={clock} />
            <Source weather={data} />
            {data.outlook.length > 0 && (
              <ErrorBoundary fallback={null}>
                <Suspense fallback={<div className="mt-3 min-h-11" />}>
                  <LaterDays days={data.outlook} units={units} />
                </Suspense>
              </ErrorBoundary>
            )}
          </>
        )}
        {!data && isError && (
          <>
            <CloudFog aria-hidden="true" strokeWidth={1} className="size-16 text-edge" />
            <Notice role="status" isSmall title="Weather data temporarily unavailable" text="Please check back later" />
          </>
        )}
        {!data && !isError && <p className="text-ink-soft">Looking at the sky…</p>}
      </div>
    </section>
  );
}
