import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';
import type { PlanCase } from '../oracles/facts/plan-case.js';
import { seenViolations } from '../oracles/replacements.js';
import { type DeepMood, deepMoods } from './depth.js';
import { Findings } from './findings.js';
import { type Gate, gate } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';

const starts = ['2026-11-24T10:00', '2027-06-19T14:00'] as const;
const refreshes = 10;
const seenKept = 60;

/** Refreshes ten times, as the site does: each time with a new seed and what was shown before. */
function refreshed({ judged, mood }: DeepMood, timeframe: TimeframeId, startAt: string, findings: Findings): number {
  const around = { nowMs: Date.parse(`${startAt.slice(0, 10)}T00:00Z`), forecast: undefined };
  const { city, places, restaurants } = judged;
  const seen: string[] = [];
  for (let step = 0; step <= refreshes; step += 1) {
    const request = { mood, timeframe, startAt, seed: `judge-${step}`, seen: seen.slice(-seenKept) };
    const reply = replyTo(judged, request, around);
    const asked: PlanCase = { city, places, restaurants, request, ...around, reply };
    findings.add(seenViolations(asked), `${city.key} ${JSON.stringify(request)}`);
    seen.push(...reply.recommendations.map(({ id }) => id).filter((id) => !seen.includes(id)));
  }
  return refreshes;
}

/** A gate on refreshes: what wasn't seen comes before what was. */
export function refreshChainsGate(cities: readonly JudgedCity[]): Gate {
  const findings = new Findings();
  const plans = deepMoods(cities)
    .flatMap((deep) => timeframeIds.flatMap((timeframe) => starts.map((startAt) => refreshed(deep, timeframe, startAt, findings))))
    .reduce((sum, count) => sum + count, 0);
  const example = findings.count > 0 ? `\n${findings}` : '';
  return gate(`seen before unseen, chains of ${refreshes}`, '0', `${findings.count} in ${plans} refreshes${example}`, findings.count === 0);
}
