import type { City } from '@city-genie/city-data/city';
import { localMinute } from '@city-genie/city-data/city-clock';
import { useState } from 'react';
import { dateAfter } from './start-times.js';

type Asked = { startAt?: string; seed?: string; base?: readonly string[] };

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

/** A plan that was changed goes on past midnight: no plan is longer. */
const longestMs = 12 * 3_600_000;

/** The start of a plan whose day is over in the city; undefined for all others. */
function pastStart(timezone: string, { startAt, base }: Asked): PastStart | undefined {
  const now = localMinute(timezone, Date.now());
  const isUnderWay = base !== undefined && startAt !== undefined && Date.parse(`${now}Z`) - Date.parse(`${startAt}Z`) <= longestMs;
  const next = startAt && !isUnderWay ? startAnew(startAt, now) : undefined;
  return startAt && next ? { startAt, next } : undefined;
}

/** Finds out, once per plan, whether its day is over in the city: whoever is out at midnight keeps what is on the page. */
export function usePastDay({ timezone }: Pick<City, 'timezone'>, asked: Asked): PastStart | undefined {
  const plan = `${timezone} ${asked.startAt} ${asked.seed}`;
  const [found, setFound] = useState(() => ({ plan, past: pastStart(timezone, asked) }));
  if (found.plan === plan) {
    return found.past;
  }
  const past = pastStart(timezone, asked);
  setFound({ plan, past });
  return past;
}
