import type { Weather } from '@city-genie/contracts/weather/routes';

export function sampleWeather(change: Partial<Weather> = {}): Weather {
  return {
    city: 'Paris',
    country: 'France',
    forecast: ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => ({
      date,
      condition: 'rain',
      icon: 'rain',
      description: `Rain on ${date}`,
      temperature: { current: 10, min: -1, max: 20 },
      humidity: 81,
      windSpeed: 16,
    })),
    hourly: [],
    attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
    stale: false,
    ageSeconds: 3,
    ...change,
  };
}
