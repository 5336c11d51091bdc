import type { City } from '@city-genie/city-data/city';
import type { Weather } from '@city-genie/contracts/weather/routes';
import type { ServedForecast } from '../cache/forecast-source.js';

/** The provider's licence (CC BY 4.0) requires it beside the data. */
const attribution = { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' };

/** A forecast in the form of the wire. */
export function presentWeather(city: City, served: ServedForecast): Weather {
  return {
    city: city.name,
    country: city.country,
    ...served.forecast,
    attribution,
    stale: served.stale,
    ageSeconds: served.ageSeconds,
  };
}
