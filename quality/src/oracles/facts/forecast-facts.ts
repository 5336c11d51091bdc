import type { Place } from '@city-genie/recommendations/catalogue/entry';

export type SkyFact = 'fair' | 'rain' | 'snow' | 'wind' | 'heat';
/** An hour of a forecast as the planner receives it. */
export type ForecastHour = { time: string; sky: SkyFact; isLikely: boolean };
export type WeatherFact = 'dry' | 'rain' | 'unknown';
/** Weather that isn't fair, in local times of the plan. `isBegun`: before it, `goesOn`: after it, or nobody knows; `until`: its end after the plan, on the same day. */
export type SpellFact = { kind: SkyFact; from: string; to: string; isBegun: boolean; goesOn: boolean; until: string | undefined };

type Minute = { elapsed: number; text: string; hour: ForecastHour | undefined };

const wet: ReadonlySet<SkyFact> = new Set(['rain', 'snow']);
const inTheShade: ReadonlySet<string> = new Set(['park', 'garden', 'waterside', 'cemetery']);
const inTheWind: ReadonlySet<string> = new Set(['viewpoint', 'waterside']);

/** Whether somebody at an open-air place is exposed to a sky: to wind where there is a view or water, to heat where there is no shade. */
export function isExposed({ indoor, category, tags }: Place, sky: SkyFact): boolean {
  switch (sky) {
    case 'fair':
      return false;
    case 'wind':
      return indoor === 0 && (inTheWind.has(category) || tags.includes('views'));
    case 'heat':
      return indoor === 0 && !inTheShade.has(category);
    default:
      return indoor === 0;
  }
}

/** The sky over a plan, minute by minute. `textAt`: local `YYYY-MM-DDTHH:mm` of an elapsed minute. */
export class SkyFacts {
  readonly #minutes: readonly Minute[];
  readonly #isIgnored: boolean;
  readonly #end: string;
  readonly #before: SkyFact | undefined;
  readonly #after: SkyFact | undefined;
  /** The end of what is the sky at the plan's end; undefined when it isn't known or is on another day. */
  readonly #endAfter: string | undefined;

  constructor(hours: readonly ForecastHour[], start: number, end: number, textAt: (elapsed: number) => string, isIgnored = false) {
    this.#isIgnored = isIgnored;
    this.#end = textAt(end);
    const byHour = new Map(hours.map((hour) => [hour.time.slice(0, 13), hour]));
    this.#before = byHour.get(textAt(Math.max(0, start - 1)).slice(0, 13))?.sky;
    this.#after = byHour.get(textAt(end).slice(0, 13))?.sky;
    const hoursOn = Array.from({ length: 26 }, (_, hour) => textAt(end + 60 * (hour + 1)).slice(0, 13));
    const over = hoursOn.find((hour) => byHour.get(hour)?.sky !== this.#after);
    const isSameDay = over !== undefined && (over.startsWith(textAt(start).slice(0, 10)) || over.endsWith('T00'));
    this.#endAfter = over !== undefined && isSameDay && byHour.has(over) ? `${over}:00` : undefined;
    this.#minutes = Array.from({ length: Math.max(0, end - start) }, (_, index) => {
      const text = textAt(start + index);
      return { elapsed: start + index, text, hour: isIgnored ? undefined : byHour.get(text.slice(0, 13)) };
    });
  }

  /** The weather that the plan must state: never dry when a minute of it is wet, unknown when less than three quarters are forecast. */
  get weather(): WeatherFact {
    if (this.#isIgnored) {
      return 'dry';
    }
    const known = this.#minutes.flatMap(({ hour }) => hour ?? []);
    if (known.some(({ sky }) => wet.has(sky))) {
      return 'rain';
    }
    return 4 * known.length < 3 * this.#minutes.length ? 'unknown' : 'dry';
  }

  /** How much of the plan is forecast. What comes before the first hour that is known is over. */
  get known(): 'all' | 'some' | 'none' {
    const first = this.#minutes.findIndex(({ hour }) => hour !== undefined);
    const isWhole = this.#minutes.every(({ hour }, index) => index < first || hour !== undefined);
    return first < 0 ? 'none' : isWhole ? 'all' : 'some';
  }

  /** Whether any minute of the plan is a likelihood only. */
  get isLikely(): boolean {
    return this.#minutes.some(({ hour }) => hour?.isLikely);
  }

  /** All that isn't fair, minutes of one kind together. */
  get spells(): SpellFact[] {
    const spells: SpellFact[] = [];
    this.#minutes.forEach(({ text, hour }, index) => {
      const kind = hour?.sky ?? 'fair';
      const to = this.#minutes[index + 1]?.text ?? this.#end;
      const last = spells.at(-1);
      const next = this.#minutes[index + 1];
      const goesOn = next ? next.hour === undefined : this.#after === undefined || this.#after === kind;
      const until = next === undefined && this.#after === kind ? this.#endAfter : undefined;
      const isBegun = index === 0 && this.#before === kind;
      const isOn = index > 0 && (this.#minutes[index - 1]?.hour?.sky ?? 'fair') === kind;
      if (kind !== 'fair' && isOn && last) {
        last.to = to;
        last.goesOn = goesOn;
        last.until = until;
      } else if (kind !== 'fair') {
        spells.push({ kind, from: text, to, isBegun, goesOn, until });
      }
    });
    return spells;
  }

  /** Whether a span has a minute of one of these kinds. */
  has(from: number, to: number, ...kinds: readonly SkyFact[]): boolean {
    return this.#minutes.some(({ elapsed, hour }) => elapsed >= from && elapsed < to && hour !== undefined && kinds.includes(hour.sky));
  }

  /** Whether a visit loses something by the weather: without a whole roof in the wet, or exposed to wind or heat. */
  isWorse(place: Place, from: number, to: number): boolean {
    const kinds = (['wind', 'heat'] as const).filter((kind) => isExposed(place, kind));
    return (place.indoor < 1 && this.isWet(from, to)) || this.has(from, to, ...kinds);
  }

  /** Whether every minute of a span is forecast. */
  isKnown(from: number, to: number): boolean {
    return this.#minutes.every(({ elapsed, hour }) => elapsed < from || elapsed >= to || hour !== undefined);
  }

  isWet(from: number, to: number): boolean {
    return this.has(from, to, ...wet);
  }
}
