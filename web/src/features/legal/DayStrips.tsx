import { findCity } from '@city-genie/city-data/catalog';
import { Skyline } from '../../ui/Skyline.js';
import type { SkyTime } from '../../ui/sky-time.js';

const strips: readonly { key: string; time: SkyTime; light: string }[] = [
  { key: 'paris', time: 'dawn', light: 'at first light' },
  { key: 'london', time: 'day', light: 'by day' },
  { key: 'madrid', time: 'golden', light: 'in the golden hour' },
  { key: 'newyork', time: 'night', light: 'after dark' },
];

/** One day in the four cities of the beta, one strip per city. */
export function DayStrips() {
  return (
    <figure className="mt-8 -mx-4 sm:-mx-6 lg:mx-0 lg:mt-12">
      <div className="grid grid-cols-4 lg:overflow-hidden lg:rounded-card">
        {strips.map(({ key, time }) => {
          const city = findCity(key);
          return city && <Skyline key={key} city={city} time={time} crop="card" className="h-[clamp(11rem,30vw,24rem)]" />;
        })}
      </div>
      <figcaption className="mt-3 grid grid-cols-2 gap-y-1 text-note text-ink-soft *:px-4 sm:grid-cols-4 sm:*:px-6 sm:*:nth-[n+2]:pl-0 lg:*:pl-0">
        {strips.map(({ key, light }) => (
          <span key={key}>
            {findCity(key)?.name} {light}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
