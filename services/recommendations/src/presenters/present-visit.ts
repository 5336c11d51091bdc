import type { City } from '@city-genie/city-data/city';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { VisitPlan } from '../planner/plan-visit.js';
import { slotText } from '../planner/slot.js';
import { mapLinksOf } from './map-links.js';
import { notesOf } from './notes.js';
import { presentAlternative, presentStop } from './present-place.js';

type Context = { city: City; content: CatalogueCity; request: SearchRequest; catalogueVersion: string };

function presentPlan({ slot, route, seed, weather }: VisitPlan, { city, content, catalogueVersion }: Context): SearchReply['plan'] {
  const { stops, pause, end } = route;
  const sum = (minutes: (stop: (typeof stops)[number]) => number) => stops.reduce((total, stop) => total + minutes(stop), 0);
  const addresses = stops.map(({ candidate }) => `${content.placeById(candidate.id).place.address}, ${city.name}`);
  return {
    date: slot.date,
    start: slotText(slot, slot.start),
    end: slotText(slot, end),
    timezone: city.timezone,
    totalMinutes: end - slot.start,
    visitMinutes: sum((stop) => stop.visitMinutes),
    walkMinutes: sum((stop) => stop.leg?.minutes ?? 0),
    waitMinutes: sum((stop) => stop.waitMinutes) + (pause?.waitMinutes ?? 0),
    ...(pause && { pause: { start: slotText(slot, pause.start), end: slotText(slot, pause.end), minutes: pause.end - pause.start } }),
    mapLinks: mapLinksOf(addresses),
    seed,
    catalogueVersion,
    weatherUsed: weather,
  };
}

/** The reply of a search: recommendations in walking order, and the plan around them. */
export function presentVisit(plan: VisitPlan, context: Context): SearchReply {
  const { content, request } = context;
  const reasoning = { content, slot: plan.slot, mood: request.mood, weather: plan.weather };
  const { stops } = plan.route;
  return {
    success: true,
    recommendations: stops.map((stop) => presentStop(content.placeById(stop.candidate.id), stop, reasoning)),
    plan: stops.length === 0 ? null : presentPlan(plan, context),
    alternatives: plan.alternatives.map((open) => presentAlternative(open, reasoning, open.place.visitMinutes.typical)),
    notes: notesOf(plan, request, content),
  };
}
