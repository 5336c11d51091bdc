import type { MetScenario } from './scenarios.js';

/** What one of the providers does, and how often it was asked. */
export type SourceState<S extends MetScenario> = {
  set(scenario: S, latitude?: number): void;
  scenarioOf(latitude: number): S;
  count(latitude: number): void;
  calls(latitude?: number): number;
  /** `{total, byLatitude}`, for `GET /_calls`. */
  summary(): { total: number; byLatitude: Record<string, number> };
  reset(): void;
};

/** Two decimals are about a kilometre: the same city, whatever precision the request has. */
function latitudeKey(latitude: number): string {
  return latitude.toFixed(2);
}

/** @param initial the scenario of the beginning and after a reset */
export function createSourceState<S extends MetScenario>(initial: S): SourceState<S> {
  const byLatitude = new Map<string, S>();
  const calls: string[] = [];
  let everywhere = initial;
  return {
    set(scenario, latitude) {
      if (latitude === undefined) {
        everywhere = scenario;
      } else {
        byLatitude.set(latitudeKey(latitude), scenario);
      }
    },
    scenarioOf: (latitude) => byLatitude.get(latitudeKey(latitude)) ?? everywhere,
    count: (latitude) => calls.push(latitudeKey(latitude)),
    calls: (latitude) => calls.filter((call) => latitude === undefined || call === latitudeKey(latitude)).length,
    summary: () => ({
      total: calls.length,
      byLatitude: Object.fromEntries([...new Set(calls)].map((key) => [key, calls.filter((call) => call === key).length])),
    }),
    reset() {
      everywhere = initial;
      byLatitude.clear();
      calls.length = 0;
    },
  };
}
