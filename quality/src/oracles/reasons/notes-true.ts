import { isAllowed } from '../facts/choice-facts.js';
import { askedTexts, laterNote } from '../facts/later-start.js';
import { livedMinutes } from '../facts/plan-limits.js';
import { timeframeOf } from '../facts/slot-bounds.js';
import { placeOpenBefore } from '../possible/moved-start.js';
import { leftOut, type NoteClaim } from './note-claim.js';
import { saysItsParams } from './note-text.js';
import { isPinNoteTrue } from './pin-notes.js';
import { weatherNoteChecks } from './weather-notes-true.js';

/** Too few stops come first; what lacks minutes alone says so. */
function isShortTrue({ note: { params }, asked, slot }: NoteClaim): boolean {
  const { minStops, minMinutes } = slot ?? timeframeOf(asked);
  const stops = asked.reply.recommendations.length;
  const minutes = livedMinutes(asked.reply);
  return stops < minStops
    ? params.why === 'places' && params.stops === stops && params.wanted === minStops
    : params.why === 'minutes' && minutes < minMinutes && params.minutes === minutes && params.wanted === minMinutes;
}

/** The start became later: the chosen one since nothing could be visited before. */
function isLaterTrue({ note: { params }, plan }: NoteClaim): boolean {
  if (!plan || laterNote(plan) === 'must not' || params.to !== plan.plan.start || placeOpenBefore(plan) !== undefined) {
    return false;
  }
  return askedTexts(plan).some((text) => text === params.from);
}

function isEveningTrue({ note: { params }, plan }: NoteClaim): boolean {
  return (plan?.isEvening ?? false) && params.stops === plan?.stops.length;
}

function isNoTableTrue({ note: { params }, plan }: NoteClaim): boolean {
  return plan?.pauses.some(({ pause }) => pause.meal === params.meal && pause.tables.length === 0 && !pause.atStop) ?? false;
}

/** "You have seen everything that fits here": all stops were seen before or pinned, and there are some seen ones. */
function isNothingNewTrue({ asked: { request }, plan }: NoteClaim): boolean {
  const known = new Set([...(request.seen ?? []), ...(request.pin ?? [])]);
  return plan?.stops.every(({ stop }) => known.has(stop.id)) ?? false;
}

function isClosedTrue(claim: NoteClaim): boolean {
  const place = leftOut(claim);
  return place !== undefined && isAllowed(claim.asked, place) && (claim.slot?.doors.isClosedAllDay(place) ?? false);
}

/** The ids of the plan that was to be changed. */
const idsBefore = ({ asked: { request } }: NoteClaim) => (request.base ?? []).map((stop) => stop.split('@')[0]);

/** A stop of before that isn't one any more, though nobody asked to leave it out. */
function isNotKeptTrue(claim: NoteClaim): boolean {
  const { note, asked } = claim;
  const isOfBefore = idsBefore(claim).some((id) => id === note.params.id) && !asked.request.exclude?.includes(String(note.params.id));
  return isOfBefore && (leftOut(claim) !== undefined || asked.places.every(({ id }) => id !== note.params.id));
}

/** A stop of before that was taken out, and fewer came than were taken out. */
function isNothingInsteadTrue(claim: NoteClaim): boolean {
  const { reply, request } = claim.asked;
  const before = idsBefore(claim);
  const out = before.filter((id) => id !== undefined && request.exclude?.includes(id));
  const came = reply.recommendations.filter(({ id }) => !before.includes(id) && !request.pin?.includes(id));
  return out.some((id) => id === claim.note.params.id) && leftOut(claim) !== undefined && came.length < out.length;
}

/** Whether a note says something true, by its code, whatever its words are. */
const checks: Readonly<Record<string, (claim: NoteClaim) => boolean>> = {
  starts_later: isLaterTrue,
  evening_plan: isEveningTrue,
  short_plan: isShortTrue,
  no_table: isNoTableTrue,
  pin_left_out: isPinNoteTrue,
  nothing_new: isNothingNewTrue,
  closed_that_day: isClosedTrue,
  ...weatherNoteChecks,
  stop_not_kept: isNotKeptTrue,
  nothing_instead: isNothingInsteadTrue,
  meal_not_kept: ({ note: { params }, plan }) => plan !== undefined && !plan.pauses.some(({ pause }) => pause.meal === params.meal),
};

/** Whether a note is true, and its text says what its parameters say. A code without an entry counts as false. */
export function isNoteTrue(claim: NoteClaim): boolean {
  return (checks[claim.note.code]?.(claim) ?? false) && saysItsParams(claim);
}
