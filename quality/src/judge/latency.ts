import { type Gate, gate, told } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { askedPlan } from './plan-cases.js';
import { percentile } from './statistics.js';

const warmUp = 60;
const measuredPlans = 600;
const mostMsP99 = 100;

/**
 * Gates on the time that a plan takes in this process, from the request to the reply object. They depend on the machine, so
 * only the judge runs them.
 */
export function latencyGates(cities: readonly JudgedCity[]): Gate[] {
  const elapsed: number[] = [];
  const worked: number[] = [];
  for (let index = 0; index < warmUp + measuredPlans; index += 1) {
    const { judged, request, nowMs, forecast } = askedPlan(cities, index);
    const [before, cpuBefore] = [performance.now(), process.cpuUsage()];
    replyTo(judged, request, { nowMs, forecast });
    if (index >= warmUp) {
      const { user, system } = process.cpuUsage(cpuBefore);
      elapsed.push(performance.now() - before);
      worked.push((user + system) / 1000);
    }
  }
  const text = (times: readonly number[]) => `p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
  const p99 = percentile(worked, 0.99);
  return [
    told('a plan in process, wall-clock time', `p50 30, p99 ${mostMsP99} ms`, `${text(elapsed)}, including other load`),
    gate('a plan in process, CPU time', `p99 ≤ ${mostMsP99} ms`, `${text(worked)} of ${measuredPlans}`, p99 <= mostMsP99),
  ];
}
