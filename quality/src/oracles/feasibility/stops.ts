import { areAlike, areTooManyGems, categoryCap, isAllowed, isPinned, isPlannable, mayFitSlot } from '../facts/choice-facts.js';
import type { PlanCase, Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { factViolations } from './place-facts.js';

function choiceViolations(ids: readonly string[], asked: PlanCase): Violation[] {
  const allowed = new Set(asked.places.filter((place) => isAllowed(asked, place)).map(({ id }) => id));
  const rules = {
    not_allowed: (id: string) => !allowed.has(id),
    shown_twice: (id: string, index: number) => ids.indexOf(id) !== index,
  };
  return Object.entries(rules).flatMap(([code, isBroken]) => ids.filter(isBroken).map((id) => ({ code, detail: id })));
}

/** A house whose performances aren't known is a stop only when it was pinned, and then the reply says that they change. */
function programmeViolations({ stops, asked }: PlanFacts): Violation[] {
  return stops
    .filter(({ place }) => place.startTimes?.length === 0)
    .flatMap(({ stop, place }) => {
      const isSaid = stop.reasons.some(({ code }) => code === 'see_programme');
      return [
        ...(isPlannable(asked, place) ? [] : [{ code: 'programme_unknown', detail: stop.id }]),
        ...(isSaid ? [] : [{ code: 'programme_unsaid', detail: stop.id }]),
      ];
    });
}

/** Too many stops, too many of a category, two that are much the same, or too many little-known ones; pinned ones aside. */
function capViolations(facts: PlanFacts): Violation[] {
  const { stops, maxStops, asked } = facts;
  const counts = new Map<(typeof stops)[number]['place']['category'], number>();
  const unasked = stops.filter(({ stop }) => !isPinned(asked, stop.id)).map(({ place }) => place);
  for (const { category } of unasked) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const over = [...counts].filter(([category, count]) => count > categoryCap(facts, category));
  const alike = unasked.filter((place, index) => unasked.slice(0, index).some((other) => areAlike(other, place)));
  const gems = unasked.filter(({ hiddenGem }) => hiddenGem).map(({ id }) => id);
  return [
    ...over.map(([category, count]) => ({ code: 'category_cap', detail: `${count} of ${category}` })),
    ...alike.map(({ id }) => ({ code: 'alike', detail: id })),
    ...(areTooManyGems(gems.length, stops.length) ? [{ code: 'too_many_gems', detail: `${gems} of ${stops.length}` }] : []),
    ...(stops.length > maxStops ? [{ code: 'too_many_stops', detail: String(stops.length) }] : []),
  ];
}

function alternativeViolations(facts: PlanFacts): Violation[] {
  const byId = new Map(facts.asked.places.map((place) => [place.id, place]));
  return facts.asked.reply.alternatives.flatMap((shown): Violation[] => {
    const place = byId.get(shown.id);
    if (!place) {
      return [{ code: 'unknown_place', detail: shown.id }];
    }
    return [
      ...factViolations(shown, place, facts),
      ...(mayFitSlot(facts, place) ? [] : [{ code: 'alternative_closed', detail: shown.id }]),
    ];
  });
}

/** The shown places are known, stated correctly, fit the mood, not excluded, unique, and not too many of a kind. */
export function stopViolations(facts: PlanFacts): Violation[] {
  const { asked, stops } = facts;
  const ids = [...asked.reply.recommendations, ...asked.reply.alternatives].map(({ id }) => id);
  return [
    ...stops.flatMap(({ stop, place }) => factViolations(stop, place, facts)),
    ...alternativeViolations(facts),
    ...choiceViolations(ids, asked),
    ...programmeViolations(facts),
    ...capViolations(facts),
  ];
}
