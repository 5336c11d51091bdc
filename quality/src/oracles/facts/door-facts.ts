import { holidaysOf } from '@city-genie/city-data/holidays/calendar';
import { clockMinutes, type DayClock } from './day-clock.js';
import { doorMinutes } from './door-minutes.js';

const day = 1440;
/** A place open around the clock is visited by day only. */
const openAir = { from: 7 * 60, to: 23 * 60 };
/** No visit goes on after one o'clock at night, neither in the night of the date nor in the one before. */
const nightEnd = 60;
/** No visit of the date goes on so long, even when an hour comes twice. */
const latestElapsed = day + 2 * nightEnd;
const rememberedDoors = 6000;
const rememberedFacts = 300;

const holidayDates = new Map<string, ReadonlySet<string>>();
const doors = new Map<string, Uint8Array>();

function holidayTest(cityKey: string): (date: string) => boolean {
  const dates = holidayDates.get(cityKey) ?? new Set(holidaysOf(cityKey).map(({ date }) => date));
  holidayDates.set(cityKey, dates);
  return (date) => dates.has(date);
}

const around = [-1, 0, 1];

function doorOf(cityKey: string, hours: string, date: string, days: readonly number[] = around): Uint8Array {
  const key = `${cityKey} ${date} ${days} ${hours}`;
  const door = doors.get(key) ?? doorMinutes(hours, date, holidayTest(cityKey), days);
  if (doors.size >= rememberedDoors) {
    doors.clear();
  }
  doors.set(key, door);
  return door;
}

/** A place or a restaurant, as far as doors go. */
type Doored = { readonly openingHours: string };

/** The opening hours of a city's places on a date. Elapsed minutes are those of its clock; wall minutes are what the clock shows. */
export class DoorFacts {
  readonly #cityKey: string;
  readonly #date: string;
  readonly #clock: DayClock;
  readonly #visiting = new Map<string, Uint8Array>();

  constructor(cityKey: string, date: string, clock: DayClock) {
    this.#cityKey = cityKey;
    this.#date = date;
    this.#clock = clock;
  }

  /** The elapsed minute up to which a place that is open at `elapsed` may be visited; `elapsed` itself when it isn't open. */
  openUntil(place: Doored, elapsed: number): number {
    const closed = this.#visitingMinutes(place).indexOf(0, elapsed);
    return closed < 0 ? clockMinutes : closed;
  }

  /** Whether a door is open at a wall minute, at any hour of the night. */
  isDoorOpen({ openingHours }: Doored, wall: number): boolean {
    return doorOf(this.#cityKey, openingHours, this.#date)[wall] === 1;
  }

  /** Whether the place can't be visited at all on the date, up to one o'clock in the night after it. */
  isClosedAllDay(place: Doored): boolean {
    return !this.#visitingMinutes(place)
      .subarray(0, day + 2 * nightEnd)
      .includes(1);
  }

  /** The wall minute at which a place that is open at `wall` closes; undefined when it is closed then. */
  closesAfter({ openingHours }: Doored, wall: number): number | undefined {
    const door = doorOf(this.#cityKey, openingHours, this.#date);
    if (door[wall] !== 1) {
      return undefined;
    }
    const closed = door.indexOf(0, wall);
    return closed < 0 ? door.length : closed;
  }

  /** Open intervals that begin on the date, in wall minutes, else what is left of the night before; those that touch are one. */
  stretches({ openingHours }: Doored): { from: number; to: number }[] {
    const own = doorOf(this.#cityKey, openingHours, this.#date, [0]);
    const door = own.includes(1) ? own : doorOf(this.#cityKey, openingHours, this.#date, [-1]);
    const found: { from: number; to: number }[] = [];
    for (let from = door.indexOf(1); from >= 0; ) {
      const to = door.indexOf(0, from);
      found.push({ from, to });
      from = door.indexOf(1, to);
    }
    return found;
  }

  /** One byte for each elapsed minute: 1 while a place may be visited. */
  #visitingMinutes({ openingHours }: Doored): Uint8Array {
    const known = this.#visiting.get(openingHours);
    if (known) {
      return known;
    }
    const minutes = new Uint8Array(clockMinutes);
    const before = doorOf(this.#cityKey, openingHours, this.#date, [-1]);
    const after = doorOf(this.#cityKey, openingHours, this.#date, [0, 1]);
    const isOpenAir = openingHours === '24/7';
    for (let elapsed = 0; elapsed < latestElapsed; elapsed += 1) {
      const wall = this.#clock.wallAt(elapsed);
      const isInside = (wall < day + nightEnd && after[wall] === 1) || (wall < nightEnd && before[wall] === 1);
      minutes[elapsed] = Number(isOpenAir ? wall >= openAir.from && wall < openAir.to : isInside);
    }
    this.#visiting.set(openingHours, minutes);
    return minutes;
  }
}

const facts = new Map<string, DoorFacts>();

/** The opening hours of a city's places on a date, remembered: many plans are of the same days. */
export function doorFactsOf(cityKey: string, date: string, clock: DayClock): DoorFacts {
  const key = `${cityKey} ${date}`;
  const found = facts.get(key) ?? new DoorFacts(cityKey, date, clock);
  if (facts.size >= rememberedFacts) {
    facts.clear();
  }
  facts.set(key, found);
  return found;
}
