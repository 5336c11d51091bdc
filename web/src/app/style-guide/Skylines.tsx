import { cities } from '@city-genie/city-data/catalog';
import { Skyline } from '../../ui/Skyline.js';
import type { SkyTime } from '../../ui/sky-time.js';

const times: readonly { time: SkyTime; sun: string }[] = [
  { time: 'dawn', sun: 'the sun comes up' },
  { time: 'day', sun: 'it is up' },
  { time: 'golden', sun: 'it goes down' },
  { time: 'night', sun: 'it is gone' },
];

/** Eight cities at four times of day, each above its five colours. */
export function Skylines() {
  return (
    <>
      <p className="guide-times">
        {times.map(({ time, sun }) => (
          <span key={time}>
            <b>{time}</b> {sun}
          </span>
        ))}
      </p>
      <ul className="guide-skylines">
        {cities.map((city) => (
          <li key={city.key}>
            <div className="guide-skies">
              {times.map(({ time }) => (
                <Skyline key={time} city={city} time={time} crop="card" className="guide-sky" />
              ))}
            </div>
            <div className="guide-sky-foot">
              <h3>{city.name}</h3>
              <p className="guide-palette">
                {Object.entries(city.palette).map(([layer, colour]) => (
                  <span key={layer}>
                    <i aria-hidden="true" style={{ '--back': colour }} />
                    {layer} {colour}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
