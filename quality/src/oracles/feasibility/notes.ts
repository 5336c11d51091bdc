import { isExposed } from '../facts/forecast-facts.js';
import { laterNote } from '../facts/later-start.js';
import type { PlanCase, Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { livedMinutes } from '../facts/plan-limits.js';
import { slotBounds } from '../facts/slot-bounds.js';

const notesOf = ({ reply }: PlanCase, code: string) => reply.notes.filter((note) => note.code === code);
const says = (asked: PlanCase, code: string) => notesOf(asked, code).length > 0;

/** A note that is missing where it has to be, or there where it must not be. */
function mismatch(asked: PlanCase, code: string, isWanted: boolean, detail: string): Violation[] {
  if (isWanted === says(asked, code)) {
    return [];
  }
  return [{ code: `${code}_${isWanted ? 'unsaid' : 'unfounded'}`, detail }];
}

/** The notes that every reply must have: that it is short, and which pins it leaves out; and none twice. */
export function noteViolations(asked: PlanCase): Violation[] {
  const { reply, request } = asked;
  const start = reply.plan?.start ?? request.startAt;
  const bounds = start === undefined ? undefined : slotBounds(asked, start);
  const ids = new Set(reply.recommendations.map(({ id }) => id));
  const isShort = !bounds || ids.size < bounds.minStops || livedMinutes(reply) < bounds.minMinutes;
  const told = new Set(notesOf(asked, 'pin_left_out').map(({ params }) => params.id));
  const lost = (request.pin ?? []).filter((id) => !ids.has(id) && !told.has(id));
  const notes = reply.notes.map((note) => JSON.stringify(note));
  const repeated = notes.filter((note, index) => notes.indexOf(note) !== index);
  return [
    ...mismatch(asked, 'short_plan', isShort, `${ids.size} stops, ${livedMinutes(reply)} minutes`),
    ...lost.map((id) => ({ code: 'pin_lost', detail: id })),
    ...repeated.map((note) => ({ code: 'note_twice', detail: note })),
  ];
}

function laterViolations(facts: PlanFacts): Violation[] {
  const note = laterNote(facts);
  const { asked, plan } = facts;
  const detail = `${plan.start}, asked for ${asked.request.startAt ?? new Date(asked.nowMs).toISOString()}`;
  return note === 'may' ? [] : mismatch(asked, 'starts_later', note === 'must', detail);
}

/** Each pause without anything to eat says so. */
function tableNoteViolations({ asked, pauses }: PlanFacts): Violation[] {
  const told = new Set(notesOf(asked, 'no_table').map(({ params }) => params.meal));
  return pauses
    .filter(({ pause }) => pause.tables.length === 0 && !pause.atStop && !told.has(pause.meal))
    .map(({ pause }) => ({ code: 'no_table_unsaid', detail: `${pause.meal} after ${pause.after}` }));
}

/** What is known of the weather, and each spell that somebody is exposed to or sheltered from. */
function weatherViolations({ asked, sky, stops }: PlanFacts): Violation[] {
  const { weather, spells, isLikely, known } = sky;
  const isAsked = asked.request.weather !== 'dry';
  const isDown = asked.forecast === undefined && isAsked;
  const told = new Set(notesOf(asked, 'weather_hours').map(({ params }) => `${params.kind} ${params.from}`));
  const isWindNews = stops.some(({ place, arrive, leave }) => isExposed(place, 'wind') && sky.has(arrive, leave, 'wind'));
  const untold = spells
    .filter(({ kind }) => kind !== 'wind')
    .map(({ kind, from }) => `${kind} ${from.slice(11)}`)
    .filter((spell) => !told.has(spell));
  return [
    ...mismatch(asked, 'weather_unavailable', isDown, weather),
    ...mismatch(asked, 'weather_unknown', known === 'none' && isAsked && !isDown, weather),
    ...mismatch(asked, 'weather_partly_known', known === 'some', weather),
    ...mismatch(asked, 'weather_likely', isLikely, weather),
    ...untold.map((spell) => ({ code: 'weather_hours_unsaid', detail: spell })),
    ...(isWindNews && ![...told].some((spell) => spell.startsWith('wind')) ? [{ code: 'weather_hours_unsaid', detail: 'wind' }] : []),
  ];
}

/** Further notes that a plan must have: on its start, the evening, meals, the weather, and that there is nothing new. */
export function planNoteViolations(facts: PlanFacts): Violation[] {
  const { asked, stops, isEvening, plan } = facts;
  const { seen = [], pin = [] } = asked.request;
  const known = new Set([...seen, ...pin]);
  const isAllKnown = seen.length > 0 && stops.every(({ stop }) => known.has(stop.id));
  return [
    ...laterViolations(facts),
    ...tableNoteViolations(facts),
    ...mismatch(asked, 'evening_plan', isEvening, plan.start),
    ...(isAllKnown ? mismatch(asked, 'nothing_new', true, `${stops.length} stops`) : []),
    ...weatherViolations(facts),
  ];
}
