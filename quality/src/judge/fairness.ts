import { deepMoods } from './depth.js';
import { type Gate, gate } from './gate.js';
import type { JudgedCity } from './judged-city.js';
import { mostOfIcon, mostOfMean, type Showings, showingsOf } from './showings.js';
import { percent } from './statistics.js';

const plansPerMood = 500;

type Share = { text: string; excess: number };

/** The shares of places by how much they exceed their limits, the worst first. */
function sharesOf(showings: readonly Showings[], isCounted: (id: string) => boolean): Share[] {
  return showings
    .flatMap(({ name, shares, limitOf }) =>
      [...shares]
        .filter(([id]) => isCounted(id))
        .map(([id, share]) => ({
          text: `${id} ${percent(share, 0)} of ${percent(limitOf(id), 0)} (${name})`,
          excess: share / limitOf(id),
        })),
    )
    .sort((a, b) => b.excess - a.excess);
}

function shareGate(name: string, goal: string, shares: readonly Share[]): Gate {
  const over = shares.filter(({ excess }) => excess > 1).length;
  return gate(`${name} in ${plansPerMood} plans a mood`, goal, `worst ${shares[0]?.text ?? 'none'}, ${over} over their limit`, over === 0);
}

/** Gates on whether all places have their turn: none in too many plans, each in some. */
export function fairnessGates(cities: readonly JudgedCity[]): Gate[] {
  const showings = deepMoods(cities).map((mood) => showingsOf(mood, plansPerMood, 'judge'));
  const icons = new Set(cities.flatMap(({ places }) => places.filter(({ icon }) => icon).map(({ id }) => id)));
  const never = showings.flatMap(({ name, shares, shown }) =>
    [...shares.keys()].filter((id) => !shown.has(id)).map((id) => `${id} (${name})`),
  );
  return [
    shareGate(
      'places',
      `share ≤ ${mostOfMean} × mean`,
      sharesOf(showings, (id) => !icons.has(id)),
    ),
    shareGate(
      'icons',
      `share ≤ ${percent(mostOfIcon, 0)}`,
      sharesOf(showings, (id) => icons.has(id)),
    ),
    gate(
      'eligible places that are never shown',
      '0, as a stop or beside a plan',
      `${never.length}${never.length > 0 ? `: ${never.slice(0, 6).join(', ')}` : ''}`,
      never.length === 0,
    ),
  ];
}
