import { weather } from '@city-genie/contracts/weather/routes';
import type { z } from 'zod';

/** The provider's data for a city in the terms of the wire: three days and their hours. */
export const forecast = weather.pick({ forecast: true, hourly: true });

export type Forecast = z.infer<typeof forecast>;
