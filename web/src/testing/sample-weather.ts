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
    outlook: Array.from({ length: 12 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 10, 24 + index)).toISOString().slice(0, 10),
      condition: 'cloudy',
      icon: 'cloud',
      description: 'Overcast',
      temperature: { min: 3 + index, max: 9 + index },
      precipitationProbability: index === 0 ? null : 5 * index,
      windSpeed: 14,
      certainty: index < 4 ? 'forecast' : 'likelihood',
    })),
    attribution: {
      text: 'Weather data by Open-Meteo.com',
      url: 'https://open-meteo.com/',
      licence: { text: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
    stale: false,
    ageSeconds: 3,
    ...change,
  };
}
