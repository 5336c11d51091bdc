import type { City } from '@city-genie/city-data/city';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { VisitPlan } from '../planner/plan-visit.js';
import type { Route } from '../planner/route-merit.js';
import { waitIn } from '../planner/schedule.js';
import { skyWithin, spellsOf } from '../planner/sky.js';
import { slotText } from '../planner/slot.js';
import { legBetween } from '../planner/walk.js';
import { mapLinksOf } from './map-links.js';
import { notesOf } from './notes.js';
import { presentAfterwards } from './present-afterwards.js';
import { presentChanges } from './present-changes.js';
import { presentPauses } from './present-pauses.js';
import { presentAlternative, presentStop } from './present-place.js';

type Context = { city: City; content: CatalogueCity; request: SearchRequest; catalogueVersion: string };

function minutesBy(mode: 'walk' | 'transit', { stops }: Route): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.mode === mode ? leg.minutes : 0), 0);
}

function presentPlan(plan: VisitPlan, { city, content, request: { mood }, catalogueVersion }: Context): SearchReply['plan'] {
  const { slot, route, seed, weather } = plan;
  const { stops, pauses, start, end } = route;
  const pause = pauses[0];
  const afterwards = presentAfterwards(plan);
  const mapStops = stops.map(({ candidate, leg }) => {
    const { name, address } = content.placeById(candidate.id).place;
    return { name, address: `${address}, ${city.name}`, mode: leg?.mode ?? 'walk' };
  });
  return {
    date: slotText(slot, start).slice(0, 10),
    start: slotText(slot, start),
    end: slotText(slot, end),
    timezone: city.timezone,
    totalMinutes: end - start,
    visitMinutes: stops.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0),
    walkMinutes: minutesBy('walk', route),
    transitMinutes: minutesBy('transit', route),
    waitMinutes: waitIn(route),
    pauses: presentPauses(route, { content, slot, mood }),
    ...(pause && { pause: { start: slotText(slot, pause.start), end: slotText(slot, pause.end), minutes: pause.end - pause.start } }),
    ...(afterwards && { afterwards }),
    mapLinks: mapLinksOf(mapStops),
    seed,
    catalogueVersion,
    weatherUsed: weather,
    weatherSpells: spellsOf(skyWithin(plan.sky ?? [], { from: start, to: end })).map(({ sky, from, to }) => ({
      kind: sky,
      from: slotText(slot, from),
      to: slotText(slot, to),
    })),
  };
}

/** The reply of a search: recommendations in walking order, and the plan around them. */
export function presentVisit(plan: VisitPlan, context: Context): SearchReply {
  const { content, request } = context;
  const { stops, start, end } = plan.route;
  const sky = skyWithin(plan.sky ?? [], { from: start, to: end });
  const changes = presentChanges(plan);
  const from = request.from === undefined ? undefined : content.findPlace(request.from);
  const reasoning = { content, slot: plan.slot, mood: request.mood, sky };
  return {
    success: true,
    recommendations: stops.map((stop, index) => {
      const leg = index === 0 && from ? legBetween(from.place.geo, stop.candidate.geo) : stop.leg;
      return presentStop(content.placeById(stop.candidate.id), { ...stop, leg }, reasoning);
    }),
    plan: stops.length === 0 ? null : presentPlan(plan, context),
    alternatives: plan.alternatives.map((open) => presentAlternative(open, reasoning, open.place.visitMinutes.typical)),
    notes: notesOf(plan, request, content),
    ...(changes && { changes }),
  };
}
