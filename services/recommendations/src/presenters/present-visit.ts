import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Visit } from '../planner/plan-visit.js';
import { totalMinutes } from '../planner/schedule.js';
import { localText } from '../planner/starts.js';
import { presentAlternative, presentStop } from './present-place.js';

function shortPlanNote(visit: Visit): SearchReply['notes'] {
  if (visit.route.full) {
    return [];
  }
  const stops = visit.route.stops.length;
  return [
    {
      code: 'short_plan',
      params: { stops, wanted: visit.timeframe.minStops },
      text: 'Fewer places than usual: not enough of them fit this mood and are open in this time slot.',
    },
  ];
}

/** The reply of a search (D64): recommendations in walking order, and the plan around them. */
export function presentVisit(
  visit: Visit,
  context: { city: City; content: CatalogueCity; mood: string; catalogueVersion: string },
): SearchReply {
  const { city, content, mood, catalogueVersion } = context;
  const { start, route, seed } = visit;
  const { date, minute } = start;
  const { stops } = route;
  if (stops.length === 0) {
    return { success: true, recommendations: [], plan: null, alternatives: [], notes: shortPlanNote(visit) };
  }
  const sum = (minutes: (stop: (typeof stops)[number]) => number) => stops.reduce((total, stop) => total + minutes(stop), 0);
  const total = totalMinutes(stops, minute);
  return {
    success: true,
    recommendations: stops.map((stop) => presentStop(content.placeById(stop.candidate.id), stop, mood, date)),
    plan: {
      date,
      start: localText(date, minute),
      end: localText(date, minute + total),
      timezone: city.timezone,
      totalMinutes: total,
      visitMinutes: sum((stop) => stop.visitMinutes),
      walkMinutes: sum((stop) => stop.leg?.minutes ?? 0),
      waitMinutes: sum((stop) => stop.waitMinutes),
      seed,
      catalogueVersion,
      weatherUsed: 'unknown',
    },
    alternatives: visit.alternatives.map((open) => presentAlternative(open, mood, date, open.place.visitMinutes.typical)),
    notes: shortPlanNote(visit),
  };
}
