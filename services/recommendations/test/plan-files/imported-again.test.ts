import { cities } from '@city-genie/city-data/catalog';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../test-app.js';
import { type Outing, twentyPlans } from './twenty-plans.js';
import { forgetZones, visitorCalendar } from './visitor-calendar.js';

const clock = fixedClock('2026-11-24T07:00:00Z');
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ clock });
});
beforeEach(() => {
  clock.set('2026-11-24T07:00:00Z');
  forgetZones();
});
afterAll(forgetZones);

async function exported({ city, query }: Outing): Promise<string> {
  const url = `/api/${city.key}/plan.ics?${query}`;
  const headers = signedHeaders('recommendations', 'GET', url, { who: testCallers.subscriber, clock });
  const reply = await app.inject({ method: 'GET', url, headers });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.body;
}

const exportAll = (plans: readonly Outing[]) => Promise.all(plans.map(exported));
const plan = 'romantic-dreamy-full-day';

/** The local time in a city at an instant, as Intl says. */
function localAt(timezone: string, atMs: number): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' }).format(atMs);
  return text.replace(' ', 'T');
}

type Calendar = ReturnType<typeof visitorCalendar>;

/** The events of a calendar by their titles and local times, by the VTIMEZONE that it saw first or by each file's own. */
function seenIn({ events }: Calendar, which: 'span' | 'spanInFile'): string[] {
  const zoneOf = (uid: string) => cities.find(({ key }) => uid.startsWith(`${key}-`))?.timezone ?? '';
  return [...events.values()]
    .map((event) => {
      const [start, end] = event[which].map((atMs) => localAt(zoneOf(event.uid), atMs));
      return `${event.title}: ${start} to ${end}`;
    })
    .sort();
}

const expectedOf = (plans: readonly Outing[]) =>
  plans.flatMap(({ shown }) => shown.map(({ title, start, end }) => `${title}: ${start} to ${end}`)).sort();

function importAll(calendar: Calendar, files: readonly string[]) {
  const done = files.map((file) => calendar.importFile(file));
  const sum = (pick: (one: (typeof done)[number]) => number) => done.reduce((total, one) => total + pick(one), 0);
  return { added: sum(({ added }) => added), replaced: sum(({ replaced }) => replaced), left: sum(({ left }) => left) };
}

describe('twenty plans over two years, imported into one calendar', () => {
  it.each(['in order', 'the last first'])('have the times that Intl says, whichever file defines a zone: %s', async (order) => {
    const plans = await twentyPlans({ plan });
    const calendar = visitorCalendar();
    const files = await exportAll(order === 'in order' ? plans : plans.toReversed());
    expect(importAll(calendar, files)).toEqual({ added: 100, replaced: 0, left: 0 });
    expect(seenIn(calendar, 'span')).toEqual(expectedOf(plans));
    expect(seenIn(calendar, 'spanInFile')).toEqual(expectedOf(plans));
    expect(new Set(plans.map(({ city }) => city.key)).size).toBe(8);
  });

  it('are replaced, not doubled, when they come again with a stop swapped, another table and other times', async () => {
    const [plans, changed] = await Promise.all([twentyPlans({ plan }), twentyPlans({ plan, swapped: true, earlierMinutes: 15 })]);
    const calendar = visitorCalendar();
    const files = await exportAll(plans);
    importAll(calendar, files);
    clock.advanceMs(60_000);
    expect(importAll(calendar, await exportAll(changed))).toEqual({ added: 0, replaced: 100, left: 0 });
    expect(seenIn(calendar, 'span')).toEqual(expectedOf(changed));
    expect(expectedOf(changed)).not.toEqual(expectedOf(plans));
    // A file of before doesn't bring back what has been replaced.
    expect(importAll(calendar, files)).toEqual({ added: 0, replaced: 0, left: 100 });
  });

  it('keep, of a plan that became shorter, its last stop of before', async () => {
    const [plans, shorter] = await Promise.all([twentyPlans({ plan }), twentyPlans({ plan, earlierMinutes: 15, stops: 3 })]);
    const calendar = visitorCalendar();
    importAll(calendar, await exportAll(plans));
    clock.advanceMs(60_000);
    expect(importAll(calendar, await exportAll(shorter))).toEqual({ added: 0, replaced: 80, left: 0 });
    const lastStops = plans.map((one) => ({ ...one, shown: one.shown.slice(-1) }));
    expect(seenIn(calendar, 'span')).toEqual([...expectedOf(shorter), ...expectedOf(lastStops)].sort());
  });

  it('are replaced place by place where the address has no name for the plan', async () => {
    const [plans, changed] = await Promise.all([twentyPlans({}), twentyPlans({ swapped: true, earlierMinutes: 15 })]);
    const calendar = visitorCalendar();
    importAll(calendar, await exportAll(plans));
    clock.advanceMs(60_000);
    // The swapped stop is another event; all others are those of before.
    expect(importAll(calendar, await exportAll(changed))).toEqual({ added: 20, replaced: 80, left: 0 });
  });

  it('have names in ASCII, and say when they were made', async () => {
    const calendar = visitorCalendar();
    importAll(calendar, await exportAll(await twentyPlans({ plan })));
    for (const { uid, stampMs } of calendar.events.values()) {
      expect(uid).toMatch(/^[a-z]+-20\d\d-\d\d-\d\d-romantic-dreamy-full-day-([1-4]|dinner)@city-genie$/);
      expect(stampMs).toBe(clock.nowMs());
    }
  });
});
