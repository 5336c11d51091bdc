import type { City } from '@city-genie/city-data/city';
import type { Weather } from '@city-genie/contracts/weather/routes';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorStatus } from '../../api/error-message.js';
import { useAskAgain } from '../../api/use-ask-again.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { UnitsToggle } from './UnitsToggle.js';
import { temperatureText, type Units } from './units.js';
import { selectUnitsChoice, unitsChosen } from './units-slice.js';
import { rememberUnits } from './units-storage.js';
import { WeatherIcon } from './WeatherIcon.js';
import { WeatherMissing } from './WeatherMissing.js';
import { freshSeconds, useWeatherQuery } from './weather-api.js';

const loadForecast = async () => ({ default: (await import('./Forecast.js')).Forecast });
const Forecast = lazy(loadForecast);

type TodayProps = { weather: Weather; units: Units; controls: string; isOpen: boolean; onToggle: () => void };

/** The weather of now in a line, which opens the rest; for narrow windows. */
function Today({ weather, units, controls, isOpen, onToggle }: TodayProps) {
  const [today] = weather.forecast;
  return (
    today && (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 text-left text-small lg:hidden"
      >
        <WeatherIcon icon={today.icon} />
        <span className="sr-only">Weather: </span>
        <span className="min-w-0 flex-1">
          {temperatureText(today.temperature.current, units)}, {today.description.toLowerCase()}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 transition-transform duration-(--quick) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    )
  );
}

/**
 * Three days of a city's weather, in the visitor's saved units, else the city's own; in a narrow window a line that opens them. `clock`:
 * local `HH:mm`, once it is known. The height is reserved before the data arrive; without them, a line is enough.
 */
export function WeatherStrip({ city, clock }: { city: City; clock?: string | undefined }) {
  const { data, isError, isUnreached, refetch } = useWeatherQuery(city.key, {
    refetchOnMountOrArgChange: freshSeconds,
    selectFromResult: ({ data, error, isError }) => ({ data, isError, isUnreached: errorStatus(error) === 0 }),
  });
  useAskAgain(isUnreached, refetch);
  // The saved choice is unknown during prerendering.
  const choice = useOnceHydrated<Units | null>(useSelector(selectUnitsChoice), null);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    // While the weather is asked for. A failure recurs when the part is needed.
    loadForecast().catch(() => undefined);
  }, []);
  const units = choice ?? (city.units.temperature === 'fahrenheit' ? 'imperial' : 'metric');
  const whenOpen = isOpen ? '' : 'max-lg:hidden';
  return (
    <section
      aria-labelledby="weather-heading"
      className="min-h-11 border-y border-line noscript:hidden lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-12 lg:border-0"
    >
      {data && <Today weather={data} units={units} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      <div
        className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:flex-col lg:items-start lg:justify-start lg:gap-y-3 ${whenOpen}`}
      >
        <h2 id="weather-heading" className="text-title">
          Weather in {city.name}
        </h2>
        {!isError && (
          <UnitsToggle
            units={units}
            onChoose={(chosen) => {
              dispatch(unitsChosen(chosen));
              rememberUnits(chosen);
            }}
          />
        )}
      </div>
      {data && (
        <div id={id} className={`border-line pt-2 pb-5 lg:min-h-61 lg:border-y lg:pt-5 ${whenOpen}`}>
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Forecast weather={data} units={units} clock={clock} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {!data && isError && <WeatherMissing />}
      {!data && !isError && (
        <div className="flex min-h-11 items-center border-line lg:block lg:min-h-61 lg:border-y lg:py-5">
          <p className="text-ink-soft max-lg:text-small">Looking at the sky…</p>
        </div>
      )}
    </section>
  );
}
