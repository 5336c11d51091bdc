import { holidaysOf } from '@city-genie/city-data/holidays/calendar';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { DayClock } from './day-clock.js';
import { doorMinutes } from './door-minutes.js';

const day = 1440;
/** A place open around the clock is visited by day only. */
const openAir = { from: 7 * 60, to: 23 * 60 };
/** No visit goes on after one o'clock at night, neither in the night of the date nor in the one before. */
const nightEnd = 60;
const rememberedDoors = 6000;

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

/** The opening hours of a city's places on a date. Elapsed minutes are those of its clock; wall minutes are what the clock shows. */
export class DoorFacts {
  readonly #cityKey: string;
  readonly #date: string;
  readonly #clock: DayClock;

  constructor(cityKey: string, date: string, clock: DayClock) {
    this.#cityKey = cityKey;
    this.#date = date;
    this.#clock = clock;
  }

  /** Whether a place may be visited during the minute that begins at `elapsed`. */
  isOpenAt({ openingHours }: Place, elapsed: number): boolean {
    const wall = this.#clock.wallAt(elapsed);
    if (openingHours === '24/7') {
      return wall >= openAir.from && wall < openAir.to;
    }
    const isOpen = (days: readonly number[]) => doorOf(this.#cityKey, openingHours, this.#date, days)[wall] === 1;
    return (wall < day + nightEnd && isOpen([0, 1])) || (wall < nightEnd && isOpen([-1]));
  }

  /** The first minute of a visit at which the place is closed; undefined when it is open throughout. */
  firstClosedMinute(place: Place, arrive: number, leave: number): number | undefined {
    for (let minute = arrive; minute < leave; minute += 1) {
      if (!this.isOpenAt(place, minute)) {
        return minute;
      }
    }
    return undefined;
  }

  /** Whether there is an open interval of this length between two moments. */
  hasTimeFor(place: Place, minutes: number, from: number, to: number): boolean {
    let stretch = 0;
    for (let minute = from; minute < to && stretch < minutes; minute += 1) {
      stretch = this.isOpenAt(place, minute) ? stretch + 1 : 0;
    }
    return stretch >= minutes;
  }

  /** Whether the place can't be visited at all on the date, up to one o'clock in the night after it. */
  isClosedAllDay(place: Place): boolean {
    return !this.hasTimeFor(place, 1, 0, day + 2 * nightEnd);
  }

  /** The wall minute at which a place that is open at `wall` closes; undefined when it is closed then. */
  closesAfter({ openingHours }: Place, wall: number): number | undefined {
    const door = doorOf(this.#cityKey, openingHours, this.#date);
    if (door[wall] !== 1) {
      return undefined;
    }
    const closed = door.indexOf(0, wall);
    return closed < 0 ? door.length : closed;
  }

  /** Open intervals of the date in wall minutes, including what is left of the night before. */
  stretches({ openingHours }: Place): { from: number; to: number }[] {
    const door = doorMinutes(openingHours, this.#date, holidayTest(this.#cityKey), [-1, 0]);
    const found: { from: number; to: number }[] = [];
    for (let from = door.indexOf(1); from >= 0 && from < day; ) {
      const closed = door.indexOf(0, from);
      const to = closed < 0 ? door.length : closed;
      found.push({ from, to });
      from = door.indexOf(1, to);
    }
    return found;
  }
}
