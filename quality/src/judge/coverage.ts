import { timeframeIds } from '@city-genie/city-data/timeframes';
import { type DeepMood, deepMoods } from './depth.js';
import { type Gate, told } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { forecastFrom } from './plan-cases.js';
import { RandomChoice } from './random-choice.js';
import { gini, mean, percent } from './statistics.js';

const plansPerMood = 200;
const dates = ['2026-11-24', '2026-12-05', '2027-02-21', '2027-04-17', '2027-06-18', '2027-08-25', '2027-10-14'] as const;
const starts = ['09:00', '10:00', '11:30', '13:00', '14:30', '16:00', '18:00', '19:30'] as const;

/** How often each eligible place appears in 200 plans, with days, hours, slots, weather and seeds spread evenly. */
function showings({ judged, mood, eligible }: DeepMood): number[] {
  const counts = new Map(eligible.map((id) => [id, 0]));
  for (let index = 0; index < plansPerMood; index += 1) {
    const choice = new RandomChoice(index);
    const date = choice.oneOf(dates);
    const request = { mood, timeframe: choice.oneOf(timeframeIds), startAt: `${date}T${choice.oneOf(starts)}`, seed: `judge-${index}` };
    const forecast = forecastFrom(date, choice.isLucky(0.3) ? 'rain' : 'dry');
    for (const { id } of replyTo(judged, request, { nowMs: Date.parse(`${date}T00:00Z`), forecast }).recommendations) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return [...counts.values()];
}

/**
 * The share of the catalogue that ever appears in a plan. Reported only, not required: an editor's weaker place may well stay a
 * reserve.
 */
export function coverageGate(cities: readonly JudgedCity[]): Gate {
  const moods = deepMoods(cities).map((deep) => ({ name: `${deep.judged.city.key} ${deep.mood}`, counts: showings(deep) }));
  const shares = moods.map(({ counts }) => counts.filter((count) => count > 0).length / counts.length);
  const least = Math.min(...shares);
  const ginis = moods.map(({ counts }) => gini(counts));
  const measured = `mean ${percent(mean(shares), 0)}, least ${percent(least, 0)} (${moods[shares.indexOf(least)]?.name}), Gini ${mean(ginis).toFixed(2)}`;
  return told(`eligible places shown in ${plansPerMood} plans a mood`, '≥ 85 %, Gini ≤ 0.6', measured);
}
