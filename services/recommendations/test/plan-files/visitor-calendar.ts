import ICAL from 'ical.js';

/** An event as a visitor's calendar keeps it: instants by the first VTIMEZONE that it saw of the zone, and by the one of its own file. */
export type KeptEvent = {
  uid: string;
  sequence: number;
  stampMs: number;
  title: string;
  span: readonly [startMs: number, endMs: number];
  spanInFile: readonly [startMs: number, endMs: number];
};

/** What an import did to the calendar: how many events came in, took the place of an earlier one, or were older than what is there. */
export type Imported = { added: number; replaced: number; left: number };

type CalendarTime = InstanceType<typeof ICAL.Time>;

/** The same local time by the zone that was registered first under its name. @throws Error when none was */
function byFirstZone({ year, month, day, hour, minute, second, zone }: CalendarTime): CalendarTime {
  const first = ICAL.TimezoneService.get(zone.tzid);
  if (!first) {
    throw new Error(`no zone ${zone.tzid}`);
  }
  return new ICAL.Time({ year, month, day, hour, minute, second }, first);
}

const asMs = (time: CalendarTime) => time.toUnixTime() * 1000;

function keptEvent(component: InstanceType<typeof ICAL.Component>): KeptEvent {
  const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(component);
  const stamp = component.getFirstPropertyValue('dtstamp');
  if (!(stamp instanceof ICAL.Time)) {
    throw new Error(`${uid} has no DTSTAMP`);
  }
  return {
    uid,
    sequence,
    stampMs: asMs(stamp),
    title: summary,
    span: [asMs(byFirstZone(startDate)), asMs(byFirstZone(endDate))],
    spanInFile: [asMs(startDate), asMs(endDate)],
  };
}

/** A calendar that a visitor imports files into, read by a library that knows nothing of ours; zones last as long as the process. */
export function visitorCalendar() {
  const events = new Map<string, KeptEvent>();

  /** RFC 5545 and 5546: what has the higher sequence, or the later stamp for an equal one, replaces what has the same UID. */
  function importFile(file: string): Imported {
    const calendar = new ICAL.Component(ICAL.parse(file));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) {
      const registered = new ICAL.Timezone(zone);
      if (!ICAL.TimezoneService.has(registered.tzid)) {
        ICAL.TimezoneService.register(registered);
      }
    }
    const done: Imported = { added: 0, replaced: 0, left: 0 };
    for (const event of calendar.getAllSubcomponents('vevent').map(keptEvent)) {
      const before = events.get(event.uid);
      const isNewer = !before || event.sequence > before.sequence || (event.sequence === before.sequence && event.stampMs > before.stampMs);
      done[before ? (isNewer ? 'replaced' : 'left') : 'added'] += 1;
      if (isNewer) {
        events.set(event.uid, event);
      }
    }
    return done;
  }

  return { events, importFile };
}

/** Forgets the zones of all calendars. */
export function forgetZones(): void {
  ICAL.TimezoneService.reset();
}
