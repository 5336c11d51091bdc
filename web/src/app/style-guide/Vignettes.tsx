import { cities } from '@city-genie/city-data/catalog';
import { drawnPlacesIn } from '../../ui/late/drawn-places.js';
import { Vignette } from '../../ui/late/Vignette.js';
import { sampleMoods } from './sample-moods.js';

const times = ['dawn', 'day', 'golden', 'night'] as const;

/** Every drawn place, by city; of each the four lights in turn, some in the colour of a mood, the last of a city as a tile, too. */
export function Vignettes() {
  return cities.map((city) => {
    const places = drawnPlacesIn(city);
    return places.length === 0 ? null : (
      <div key={city.key} className="guide-drawn">
        <h3>{city.name}</h3>
        <ul>
          {places.map((place, index) => {
            const mood = index % 3 === 2 ? sampleMoods[index % sampleMoods.length] : undefined;
            return (
              <li key={place.href} data-mood={mood?.id} style={{ '--mood': mood?.color }}>
                <Vignette place={place} time={times[Math.floor(index / 2) % 4]} className="guide-vignette" />
                <Vignette place={place} time={times[index % 4]} className="guide-tile" />
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
