/** The weather itself. */
const skies = ['clear', 'rain', 'heavy', 'snow', 'heat', 'rain-13-16', 'wind'] as const;
/** How a provider misbehaves; a fault that still answers shows a clear sky. */
const faults = [
  'slow',
  'hang',
  'reset',
  'status-500',
  'html-502',
  'html-200',
  'limit-429',
  'refused-400',
  'truncated',
  'nulls',
  'null-tails',
  'day-missing',
  'two-days',
  'wrong-zone',
  'code-42',
  'huge',
] as const;
/** What only MET Norway answers: that it doesn't know who asks, or that this product will end. */
const metFaults = ['forbidden-403', 'deprecated-203'] as const;

export const scenarios = [...skies, ...faults] as const;
export const metScenarios = [...scenarios, ...metFaults] as const;

export type Sky = (typeof skies)[number];
export type Scenario = (typeof scenarios)[number];
export type MetScenario = (typeof metScenarios)[number];

/** One sky in numbers: °C, %, %, km/h and the WMO weather code. */
export type SkyProfile = {
  meanTemp: number;
  halfRange: number;
  humidity: number;
  precipitation: number;
  wind: number;
  code: number;
  /** The only hours of each day, from and until an o'clock of the place, in which `precipitation` and `code` hold; the others are dry. */
  wetHours?: { from: number; until: number };
};

export const skyProfiles: Record<Sky, SkyProfile> = {
  clear: { meanTemp: 18, halfRange: 6, humidity: 50, precipitation: 3, wind: 9, code: 0 },
  rain: { meanTemp: 12, halfRange: 3, humidity: 84, precipitation: 85, wind: 21, code: 63 },
  heavy: { meanTemp: 11, halfRange: 2, humidity: 95, precipitation: 98, wind: 52, code: 95 },
  snow: { meanTemp: -3, halfRange: 2, humidity: 88, precipitation: 80, wind: 18, code: 73 },
  heat: { meanTemp: 33, halfRange: 6, humidity: 30, precipitation: 0, wind: 7, code: 0 },
  'rain-13-16': { meanTemp: 16, halfRange: 4, humidity: 65, precipitation: 85, wind: 14, code: 63, wetHours: { from: 13, until: 16 } },
  wind: { meanTemp: 15, halfRange: 4, humidity: 60, precipitation: 5, wind: 60, code: 2 },
};

export function isScenario(value: unknown): value is Scenario {
  return scenarios.some((scenario) => scenario === value);
}

export function isMetScenario(value: unknown): value is MetScenario {
  return metScenarios.some((scenario) => scenario === value);
}

/** The sky of a scenario; every fault that still answers shows a clear one. */
export function skyOf(scenario: MetScenario): Sky {
  return skies.find((sky) => sky === scenario) ?? 'clear';
}
