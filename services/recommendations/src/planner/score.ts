import type { Place } from '../catalogue/entry.js';
import { weekdayOf } from '../opening-hours/open-on.js';
import { weekdayNames } from '../opening-hours/parse.js';
import { seededRandom } from './random.js';
import type { Slot } from './slot.js';

/** What a place is made of, each part from 0 to 1. */
const shares = { fit: 0.5, quality: 0.25, bestTime: 0.15, gem: 0.1, icon: 0.15 };
/** A place for the evening is worth little before it. */
const tooEarlyFactor = 0.3;
/** What lies in the open, a market or a shop is another place when it isn't at its best: empty, crowded or in the wrong light. */
const offItsHourFactor = 0.75;
/** In an evening, a shop or market that isn't at its best then: people go out to be somewhere. */
const eveningShopFactor = 0.5;
/** Where one eats, at another time than when one is hungry. */
const notHungryFactor = 0.15;
/** Passed in the dark, a place that isn't the aim of an evening. */
const passedInTheDarkFactor = 0.5;
/** Out in the open on a winter evening, beside what it loses by day. */
const inTheColdFactor = 0.75;
const season = { inside: 1.1, outside: 0.45 };
/** Passed in the dark of a winter evening, out in the open: only where there is nothing else. */
const darkAndColdFactor = 0.2;
/** On a weekday on which a place is half empty. */
const quietDayFactor = 0.35;
/** Out in the open by day, where the sun sets so early that it is winter. */
const inWinterFactor = 0.65;
/** Admission that must be booked isn't certain. */
const bookingFactor = 0.85;
/**
 * A seed gives some places their turn; the others are worth less that day, so that the best ones don't fill every plan, and those that would all
 * the same are held back in a share of the seeds (`turns`). Beside that it moves scores a little, for another choice among equals
 * (docs/rules/plans.md#seeds).
 */
const turn = { share: 0.4, restingFactor: 0.55, heldBackFactor: 0.05, spread: 0.06 };
/** A few places are each worth the day, so that those that lie apart have plans around them, and great sights take turns. */
const placeOfTheDay = { icon: { share: 0.28, factor: 1.9 }, other: { share: 0.04, factor: 1.5 } };
/**
 * A longer visit is worth more, but less than proportionally: two hours in a museum don't count six times as much as twenty
 * minutes on a square.
 */
const length = { minutes: 45, power: { icon: 0.7, other: 0.5 } };

/** When a visit begins: at the place's best time, before an evening place's time, in the dark at a place that is only passed then, out in the cold. */
export type Moment = 'best' | 'usual' | 'early' | 'dark' | 'cold';

const momentFactors: Record<Moment, number> = {
  best: 1,
  usual: 1,
  early: tooEarlyFactor,
  dark: passedInTheDarkFactor,
  cold: inTheColdFactor,
};

export type ScoreRequest = { mood: string; slot: Pick<Slot, 'date' | 'sun' | 'isEvening'>; seed: string | undefined };

/** Where a day is shorter than so many minutes, it is winter. The hour of sunset wouldn't tell: clocks differ more than seasons. */
const shortDayMinutes = 630;

function isInSeason({ bestMonths }: Place, date: string): boolean | undefined {
  return bestMonths?.includes(Number(date.slice(5, 7)));
}

/** Whether a day is a short one; never where the sun doesn't rise or set. */
export function isWinter({ sunrise, sunset }: Slot['sun']): boolean {
  return sunrise !== undefined && sunset !== undefined && sunset - sunrise < shortDayMinutes;
}

/** Whether a visit is out in the open on a winter day, to a place that isn't at its best then. */
export function isInTheCold(place: Place, { date, sun }: Pick<ScoreRequest['slot'], 'date' | 'sun'>): boolean {
  return place.indoor === 0 && isWinter(sun) && isInSeason(place, date) !== true;
}

function seasonFactor(place: Place, date: string): number {
  const isNow = isInSeason(place, date);
  return isNow === undefined ? 1 : isNow ? season.inside : season.outside;
}

/** Whether it is a weekday on which a place is what it is said to be. */
export function isOnItsDay({ bestDays }: Place, date: string): boolean {
  return bestDays === undefined || bestDays.some((day) => day === weekdayNames[weekdayOf(date)]);
}

/** The value of a usual visit under a fair sky, from 0 to about 200, before the seed is taken into account. */
export function baseScore(place: Place, { mood, slot }: Omit<ScoreRequest, 'seed'>, moment: Moment): number {
  const fit = place.moodFit[mood] ?? 0;
  const quality = (place.qualityScore - 1) / 4;
  const merit =
    shares.fit * fit +
    shares.quality * quality +
    (moment === 'best' ? shares.bestTime : 0) +
    (place.hiddenGem ? shares.gem : 0) +
    (place.icon ? shares.icon : 0);
  const lengthFactor = (place.visitMinutes.typical / length.minutes) ** (place.icon ? length.power.icon : length.power.other);
  const winterFactor = isInTheCold(place, slot) ? inWinterFactor : 1;
  const factors =
    lengthFactor *
    seasonFactor(place, slot.date) *
    (isOnItsDay(place, slot.date) ? 1 : quietDayFactor) *
    winterFactor *
    (place.booking === 'required' ? bookingFactor : 1);
  const isOfItsHour = place.bestTime.length > 0 && (place.indoor === 0 || place.mealsThere !== undefined || place.category === 'shop');
  const isForSale = place.category === 'shop' || place.category === 'market';
  const byDay = place.mealsThere ? notHungryFactor : offItsHourFactor;
  const offFactor = slot.isEvening && isForSale ? eveningShopFactor : byDay;
  const lateFactor = moment === 'dark' && winterFactor < 1 ? darkAndColdFactor : momentFactors[moment];
  const hourFactor = moment === 'usual' && isOfItsHour ? offFactor : lateFactor;
  return 100 * merit * factors * hourFactor;
}

/** What a seed draws for a place on a date: whether it is offered, whether it has its turn, and a small change of its score; each from 0 to 1. */
function drawsOf({ id }: Place, seed: string, date: string): { offer: number; turn: number; change: number } {
  const random = seededRandom(seed, date, id);
  return { offer: random(), turn: random(), change: random() };
}

/** Whether a seed offers a place in earnest; without one it does. */
export function isOffered(place: Place, mood: string, seed: string | undefined, date: string): boolean {
  return seed === undefined || drawsOf(place, seed, date).offer < (place.turns?.[mood] ?? 1);
}

/** Whether a seed makes a place, which isn't a great sight, the place of the day. */
export function isOfTheDay(place: Place, seed: string | undefined, date: string): boolean {
  return seed !== undefined && !place.icon && drawsOf(place, seed, date).turn < placeOfTheDay.other.share;
}

/** By how much the seed, if there is one, changes the scores of a place in a mood on a date. */
export function seedFactor(place: Place, mood: string, seed: string | undefined, date: string): number {
  if (seed === undefined) {
    return 1;
  }
  const draws = drawsOf(place, seed, date);
  const featured = placeOfTheDay[place.icon ? 'icon' : 'other'];
  const factor = draws.turn < featured.share ? featured.factor : draws.turn < turn.share ? 1 : turn.restingFactor;
  return (isOffered(place, mood, seed, date) ? factor : turn.heldBackFactor) * (1 + (2 * draws.change - 1) * turn.spread);
}
