import type { City } from '@city-genie/city-data/city';
import { localMinute } from '@city-genie/city-data/city-clock';
import { useState } from 'react';
import { dateAfter } from './start-times.js';

/** A start on a day that is over, and the next one at the same hour; local `YYYY-MM-DDTHH:mm`. */
export type PastStart = { startAt: string; next: string };

/** For a start on a day that is over: the next one at the same hour. Undefined while its day isn't over. */
export function startAnew(startAt: string, now: string): string | undefined {
  if (startAt.slice(0, 10) >= now.slice(0, 10)) {
    return undefined;
  }
  const today = `${now.slice(0, 10)}${startAt.slice(10)}`;
  return today >= now ? today : `${dateAfter(now, 1)}${startAt.slice(10)}`;
}

/** The start of a plan whose day is over in the city; undefined for all others. */
function pastStart(timezone: string, startAt: string | undefined): PastStart | undefined {
  const next = startAt && startAnew(startAt, localMinute(timezone, Date.now()));
  return startAt && next ? { startAt, next } : undefined;
}

/** Finds out, once per plan, whether its day is over in the city: whoever is out at midnight keeps what is on the page. */
export function usePastDay({ timezone }: Pick<City, 'timezone'>, startAt?: string, seed?: string): PastStart | undefined {
  const plan = `${timezone} ${startAt} ${seed}`;
  const [found, setFound] = useState(() => ({ plan, past: pastStart(timezone, startAt) }));
  if (found.plan === plan) {
    return found.past;
  }
  const past = pastStart(timezone, startAt);
  setFound({ plan, past });
  return past;
}
