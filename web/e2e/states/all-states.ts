import { accountMenuStates } from './account-menu-states.js';
import { accountPageStates } from './account-page-states.js';
import { adminStates } from './admin-states.js';
import { analyticsStates } from './analytics-states.js';
import { auditStates } from './audit-states.js';
import { cityStates, lockedStates } from './city-states.js';
import { cuisineStates } from './cuisine-states.js';
import { dayStates } from './day-states.js';
import { homeStates } from './home-states.js';
import { keptStates } from './kept-states.js';
import { loginStates } from './login-states.js';
import { mapStates } from './map-states.js';
import { newsStates } from './news-states.js';
import { otherStates } from './other-states.js';
import { paymentStates } from './payment-states.js';
import { planStates } from './plan-states.js';
import { recoveryStates } from './recovery-states.js';
import { registerStates } from './register-states.js';
import { reportsStates } from './reports-states.js';
import { secondFactorStates } from './second-factor-states.js';
import type { State } from './state.js';
import { subscribeStates } from './subscribe-states.js';
import { subscriptionStates } from './subscription-states.js';
import { waitlistLinkStates } from './waitlist-link-states.js';
import { waitlistStates } from './waitlist-states.js';
import { waitlistTabStates } from './waitlist-tab-states.js';

const named = {
  ...homeStates,
  ...cityStates,
  ...planStates,
  ...dayStates,
  ...keptStates,
  ...mapStates,
  ...cuisineStates,
  ...waitlistStates,
  ...waitlistLinkStates,
  ...loginStates,
  ...registerStates,
  ...recoveryStates,
  ...accountMenuStates,
  ...accountPageStates,
  ...secondFactorStates,
  ...subscribeStates,
  ...paymentStates,
  ...subscriptionStates,
  ...adminStates,
  ...waitlistTabStates,
  ...analyticsStates,
  ...reportsStates,
  ...auditStates,
  ...newsStates,
  ...otherStates,
};

export type StateName = keyof typeof named;

/** All pages of the site in all of their states. */
const states: Readonly<Record<string, State>> = { ...lockedStates, ...named };

/** States that follow one another in one visit. */
export type Journey = { title: string; stops: readonly { name: string; state: State }[]; noise: RegExp | null } & Record<
  'onlyOnPhones' | 'leavesTraces',
  boolean
>;

function journeyFrom(first: string, state: State): Journey {
  const stops = [{ name: first, state }];
  for (let last = first; ; ) {
    const [next, another] = Object.entries(states).filter(([, { after }]) => after === last);
    if (another) {
      throw new Error(`two states follow "${last}"`);
    }
    if (!next) {
      const noise = stops.flatMap((stop) => stop.state.noise?.source ?? []);
      return {
        title: stops.map(({ name }) => name).join(' → '),
        stops,
        noise: noise.length > 0 ? new RegExp(noise.join('|')) : null,
        onlyOnPhones: state.onlyOnPhones ?? false,
        leavesTraces: stops.some((stop) => stop.state.leavesTraces),
      };
    }
    last = next[0];
    stops.push({ name: next[0], state: next[1] });
  }
}

/** Journeys that cover every state once. */
export const journeys: readonly Journey[] = Object.entries(states)
  .filter(([, { after }]) => after === undefined)
  .map(([name, state]) => journeyFrom(name, state));

const seen = new Set(journeys.flatMap(({ stops }) => stops.map(({ name }) => name)));
const lost = Object.keys(states).filter((name) => !seen.has(name));
if (lost.length > 0) {
  throw new Error(`unreachable states: ${lost.join(', ')}`);
}
