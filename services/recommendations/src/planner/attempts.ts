import { usualIdleCost } from './costs.js';
import type { Choice, Stays } from './slot-problem.js';

/** What is tried besides the usual plan is tried more briefly. */
export const furtherShare = 0.25;
/** Ways and waiting cost little where few places are open, but not nothing: nobody waits for a better hour then. */
export const lowIdleCost = 0.3;
/** Before that, ways and waiting cost less than usual, and then still less: a ride across the town is the last thing to try. */
const reducedIdleCosts = [1.5, 1] as const;
/** Where too few minutes were found, each by which a visit may be longer than usual counts so much. */
const pointsOfMinute = 3;
/** Where a plan has too few categories, the best of each counts nearly so much more, whatever it is worth. */
export const manyKinds = { varietyShare: 50, varietyMost: 120 };
/**
 * Parameters of one attempt: the length of visits, the cost of an idle minute, whether long visits or many are preferred, and whether places
 * that are held back are left out, or all but great sights, or an attempt without them is made again with them.
 */
export type Attempt = {
  stays: Stays;
  idleCost: number;
  prefers?: 'long' | 'many';
  held?: 'without' | 'but-icons' | 'again';
  /** Whether a plan may have as many stops as its slot allows. */
  isFilling?: boolean;
  /** Whether categories count most. */
  isVarying?: boolean;
};

/** What an attempt is made for, which the routes before it lack. */
export type Lack = 'stops' | 'minutes' | 'variety' | 'icon';

/**
 * When the usual plan lacks stops, visits may be short; then places that are held back come in question; then stops count more; and at last legs
 * may be long, too. When it lacks minutes, long visits are preferred, then more stops, with longer legs step by step. When it is full without a great
 * sight, it may have one that is held back, or longer visits.
 */
export const attempts: readonly (Attempt & { for: Lack | 'all' })[] = [
  { for: 'all', stays: 'typical', idleCost: usualIdleCost, held: 'without' },
  { for: 'stops', stays: 'min', idleCost: usualIdleCost, held: 'without' },
  { for: 'variety', stays: 'typical', idleCost: usualIdleCost, isVarying: true },
  { for: 'variety', stays: 'typical', idleCost: usualIdleCost, isVarying: true, prefers: 'long', isFilling: true },
  { for: 'stops', stays: 'typical', idleCost: usualIdleCost, held: 'again' },
  { for: 'stops', stays: 'min', idleCost: usualIdleCost, held: 'again' },
  { for: 'stops', stays: 'min', idleCost: usualIdleCost, prefers: 'many' },
  { for: 'stops', stays: 'min', idleCost: reducedIdleCosts[0], prefers: 'many' },
  { for: 'stops', stays: 'min', idleCost: lowIdleCost, prefers: 'many' },
  { for: 'minutes', stays: 'typical', idleCost: usualIdleCost, prefers: 'long' },
  { for: 'minutes', stays: 'typical', idleCost: usualIdleCost, prefers: 'long', isFilling: true },
  { for: 'minutes', stays: 'typical', idleCost: usualIdleCost, prefers: 'many' },
  { for: 'minutes', stays: 'typical', idleCost: reducedIdleCosts[0], prefers: 'long', isFilling: true },
  { for: 'minutes', stays: 'typical', idleCost: reducedIdleCosts[0], prefers: 'many' },
  { for: 'minutes', stays: 'typical', idleCost: reducedIdleCosts[1], prefers: 'long', isFilling: true },
  { for: 'minutes', stays: 'typical', idleCost: lowIdleCost, prefers: 'many' },
  { for: 'minutes', stays: 'typical', idleCost: lowIdleCost, prefers: 'long', isFilling: true },
  { for: 'icon', stays: 'typical', idleCost: usualIdleCost, held: 'but-icons' },
  { for: 'icon', stays: 'typical', idleCost: usualIdleCost },
  { for: 'icon', stays: 'typical', idleCost: usualIdleCost, prefers: 'long', isFilling: true },
];

/** Whether an attempt finds more to see, so that it may keep a pin or a meal that others lack. */
export function isForMore({ for: lack }: { for: Lack | 'all' }): boolean {
  return lack === 'stops' || lack === 'minutes';
}

/** What a choice counts in an attempt. */
export function scoreFor({ candidate: { visit }, occasion: { score } }: Choice, prefers: Attempt['prefers']): number {
  return prefers === 'long' ? score + pointsOfMinute * (visit.max - visit.typical) : score;
}
