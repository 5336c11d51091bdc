import { deepCities } from '../catalogue-check/depth.js';
import { changedPlanGates, changedPlans } from './changed-plans.js';
import { determinismGate } from './determinism.js';
import { fairnessGates } from './fairness.js';
import { formatGates, type Gate } from './gate.js';
import { greatMuseumsGate } from './great-museums.js';
import { loadJudgedCities } from './judged-city.js';
import { latencyGates } from './latency.js';
import { optimalityGates } from './optimality.js';
import { readOptions, UsageError } from './options.js';
import { rainyDayGates, rainyDays } from './rainy-days.js';
import { refreshGates } from './refresh.js';
import { refreshChainsGate } from './refresh-chains.js';
import { separationGate } from './separation.js';
import { type Sweep, sweepPlans } from './sweep.js';
import { sweepGates } from './sweep-gates.js';
import { whereToEatGates } from './where-to-eat.js';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function sayFindings({ violations, falsehoods, shortWithoutReason, monotonous }: Sweep): void {
  const chapters = {
    Violations: violations,
    Falsehoods: falsehoods,
    'Short though a full plan was found': shortWithoutReason,
    'Too few categories': monotonous,
  };
  for (const [title, findings] of Object.entries(chapters)) {
    if (findings.count > 0) {
      say(`\n${title}\n${findings}`);
    }
  }
}

async function judge(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const cities = await loadJudgedCities(options.cities);
  const known = cities.filter(({ city }) => deepCities.includes(city.key));
  const deep = known.length > 0 ? known : cities;
  const gates: Gate[] = [];
  // A stage may take most of an hour: what it found is said at once, and again in the table of all.
  const note = (stage: readonly Gate[]) => {
    gates.push(...stage);
    say(formatGates(stage));
  };
  say('Comparing processes');
  note([await determinismGate()]);
  say('Measuring how long a plan takes');
  note(latencyGates(cities));
  say(`Checking ${options.plans} plans`);
  const sweep = sweepPlans(cities, Array(options.plans).keys());
  note(sweepGates(sweep, options.plans));
  sayFindings(sweep);
  say(`Planning ${options.plans} days with hours of rain`);
  const rainy = rainyDays(cities, Array(options.plans).keys());
  note(rainyDayGates(rainy, options.plans));
  // Of each, one swap, one place put in, and for some every lateness.
  const changed = changedPlans(cities, Array(Math.ceil(options.plans / 10)).keys());
  say('Changing plans');
  note(changedPlanGates(changed));
  if (changed.violations.count > 0) {
    say(`\nViolations of changed plans\n${changed.violations}`);
  }
  say('Comparing routes with the best there are');
  note(optimalityGates(deep));
  say('Comparing refreshes and moods');
  note([...refreshGates(deep), refreshChainsGate(deep), separationGate(deep)]);
  say('Counting how often each place is shown, and where to eat');
  note([...fairnessGates(deep), ...greatMuseumsGate(deep), ...whereToEatGates(deep)]);
  say(`\n${formatGates(gates)}`);
  const missed = gates.filter(({ verdict }) => verdict === 'missed').length;
  say(missed === 0 ? '\nEvery gate is met.' : `\n${missed} of ${gates.length} gates are missed.`);
  return missed === 0 ? 0 : 1;
}

/** `npm run judge`: resolves with the exit code, 1 when a gate is missed, 2 for invalid arguments. */
export async function runJudge(args: readonly string[]): Promise<number> {
  try {
    return await judge(args);
  } catch (error) {
    if (error instanceof UsageError) {
      say(error.message);
      return 2;
    }
    throw error;
  }
}
