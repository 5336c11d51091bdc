import { planStopText, splitPlanStop } from '@city-genie/contracts/plan-files/plan-stop';

const dayMs = 86_400_000;
const timed = /^([a-z0-9-]{1,100})@((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A stop of a plan with its local times, `YYYY-MM-DDTHH:mm`. */
export type TimedStop = { id: string; arrive: string; leave: string };

/** The stops of a plan as a search takes them in `base`. */
export function baseOf(stops: readonly TimedStop[]): string[] {
  return stops.map(({ id, arrive, leave }) => planStopText({ placeId: id, arrive, leave }));
}

/** The id of a stop of a base. */
export function baseId(text: string): string {
  return splitPlanStop(text)?.placeId ?? text;
}

/** When a stop of a base begins; sorts a base by time. */
export function byArrival(a: string, b: string): number {
  return (splitPlanStop(a)?.arrive ?? '') < (splitPlanStop(b)?.arrive ?? '') ? -1 : 1;
}

/** A base as it stands in the address, without its dates: `place@10:00-10:45,…`. */
export function formatBase(base: readonly string[] | undefined): string | undefined {
  return base
    ?.flatMap((text) => {
      const stop = splitPlanStop(text);
      return stop ? `${stop.placeId}@${stop.arrive.slice(11)}-${stop.leave.slice(11)}` : [];
    })
    .join();
}

/**
 * A base of an address. Its dates follow from the start: where an arrival is earlier than the one before by the clock, it is on the next day.
 * Undefined when it is malformed.
 */
export function parseBase(text: string | null, startAt: string): string[] | undefined {
  const stops = (text ?? '').split(',').slice(0, 9);
  let dateMs = Date.parse(`${startAt.slice(0, 10)}T00:00Z`);
  let before = startAt.slice(11);
  const local = (atMs: number, time: string) => `${new Date(atMs).toISOString().slice(0, 10)}T${time}`;
  const base = stops.flatMap((stop) => {
    const [, id, arrive = '', leave = ''] = timed.exec(stop) ?? [];
    if (!id) {
      return [];
    }
    dateMs += arrive < before ? dayMs : 0;
    before = arrive;
    return [planStopText({ placeId: id, arrive: local(dateMs, arrive), leave: local(leave < arrive ? dateMs + dayMs : dateMs, leave) })];
  });
  return base.length === stops.length && new Set(base.map(baseId)).size === base.length ? base : undefined;
}
