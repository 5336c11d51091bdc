import { currentUser } from './auth.js';
import { cityCuisine } from './cuisine.js';
import { cityGuide } from './guide.js';
import { reportPlace } from './place-report.js';
import { planGpx, planIcs } from './plan-files.js';
import type { RouteContract } from './route.js';
import { searchCity } from './search.js';
import { joinWaitlist } from './waitlist.js';
import { cityWeather } from './weather.js';

/** Which service owns which public route; the gateway's whole table derives from it. */
export const services = {
  identity: [currentUser],
  billing: [],
  recommendations: [searchCity, cityCuisine, cityGuide, planIcs, planGpx, reportPlace],
  weather: [cityWeather],
  waitlist: [joinWaitlist],
} as const satisfies Record<string, readonly RouteContract[]>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as ServiceName[];
