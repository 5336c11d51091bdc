import { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import { weather } from '@city-genie/contracts/weather/routes';
import type { z } from 'zod';

/** A provider's data for a city in the terms of the wire: three days and their hours, the days after them, and every hour that is known. */
export const forecast = weather
  .pick({ forecast: true, hourly: true, outlook: true })
  .extend({ hours: weatherHoursRoute.reply.shape.hours });

export type Forecast = z.infer<typeof forecast>;
