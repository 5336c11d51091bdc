import type { City } from '@city-genie/city-data/city';
import { spoiledMetForecast } from '@city-genie/stand-ins/weather/met-faults';
import type { MetScenario } from '@city-genie/stand-ins/weather/scenarios';
import { mapMet } from '../src/met-norway/map-met.js';
import { type MetReply, parseMetReply } from '../src/met-norway/met-reply.js';

/** MET Norway's answer for a city and time, as a plain object that a test may corrupt. */
export function sampleMet(city: City, nowIso: string, scenario: MetScenario = 'clear') {
  return spoiledMetForecast(scenario, { latitude: city.geo.lat, longitude: city.geo.lon }, new Date(nowIso));
}

export function parsedMet(city: City, nowIso: string, scenario?: MetScenario): MetReply {
  return parseMetReply(JSON.stringify(sampleMet(city, nowIso, scenario)));
}

/** The forecast of that answer. */
export function metForecast(city: City, nowIso: string, scenario?: MetScenario) {
  return mapMet(parsedMet(city, nowIso, scenario), city, Date.parse(nowIso)).forecast;
}
