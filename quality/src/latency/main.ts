import { paris } from '@city-genie/city-data/cities/paris';
import { compileCity } from '@city-genie/recommendations/catalogue/catalogue';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import { planVisit } from '@city-genie/recommendations/planner/plan-visit';
import { type LatencyCase, latencyCases } from './cases.js';
import { timePlans } from './time-plans.js';

/* Measures how long new plans of Paris take in this process, for P20 of `npm run bench`. The argument is part of the seeds,
   so that another run makes other plans. Prints `{ milliseconds, cpuMicros }`: of each plan, and of all together. */
const [seed = 'latency'] = process.argv.slice(2);
const content = compileCity(paris.key, await loadContent(paris.key));
const plan = ({ request, around }: LatencyCase) => planVisit(paris, content, request, around);
const now = (): number => performance.now();

// Warm-up with other plans, a third as many, on all of the days: compiles the code and fills the cache of opening hours, as in
// a service that has been up for a while.
const warmUp = latencyCases(`warm-up-${seed}`).filter((_, index) => index % 3 === 0);
timePlans(warmUp, plan, now);

const before = process.cpuUsage();
const milliseconds = timePlans(latencyCases(seed), plan, now);
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${JSON.stringify({ milliseconds, cpuMicros: user + system })}\n`);
