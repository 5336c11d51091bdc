import { weather } from '@city-genie/contracts/weather/routes';
import type { z } from 'zod';

/** What the provider tells about a city, in the wire's terms: three days and their hours. */
export const forecast = weather.pick({ forecast: true, hourly: true });

export type Forecast = z.infer<typeof forecast>;
