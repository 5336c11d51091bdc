import type { Weather } from '@city-genie/contracts/weather/routes';
import { Droplets, Wind } from 'lucide-react';
import { shortDate } from '../../ui/local-time.js';
import type { Units } from './units.js';
import { temperatureText, windText } from './units.js';
import { WeatherIcon } from './WeatherIcon.js';

type Day = Weather['forecast'][number];

/** A day's values; today's are larger. */
export function DayForecast({ day, today, units }: { day: Day; today: boolean; units: Units }) {
  return (
    <div className="text-small">
      <p className="flex items-center gap-2 font-semibold">
        <WeatherIcon icon={day.icon} />
        {today ? 'Today' : shortDate(day.date)}
      </p>
      <p className={`mt-1 font-serif leading-tight tabular-nums ${today ? 'text-head' : 'text-title'}`}>
        {temperatureText(day.temperature.current, units)}
      </p>
      <p className="leading-snug">{day.description}</p>
      <p className="mt-1 text-note text-ink-soft tabular-nums">
        <span className="sr-only">Lowest and highest: </span>
        {temperatureText(day.temperature.min, units)} – {temperatureText(day.temperature.max, units)}
      </p>
      <p className="flex flex-wrap gap-x-3 text-note text-ink-soft tabular-nums">
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
  );
}
