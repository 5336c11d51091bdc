import type { Search } from './replies.js';

/** What plans say that the service makes rarely: each changes the reply of a search. */

const note = (code: string, text: string) => ({ code, params: {}, text });

export const inRain = (reply: Search): Search => ({
  ...reply,
  plan: reply.plan && { ...reply.plan, weatherUsed: 'rain', weatherSpells: [{ kind: 'rain', from: reply.plan.start, to: reply.plan.end }] },
  // All in the open, and with time to spare before the last one.
  recommendations: reply.recommendations.map((stop, index, { length }) => ({
    ...stop,
    indoor: 0,
    ...(index === length - 1 && { legMinutes: Math.max(0, stop.legMinutes - 30), walkMinutes: 0 }),
  })),
  notes: [
    note('weather_hours', 'Rain is expected from 13:00 to 16:00; the stops then are under a roof.'),
    note('moved_for_weather', 'Tuileries Garden is better at another hour, but rain is expected then.'),
    note('kept_for_dry_day', 'Canal Saint-Martin is better on a dry day: rain is expected.'),
    ...reply.notes.filter(({ code }) => !code.startsWith('weather')),
  ],
});

/** What the first stop says isn't left to the day on which the plan is made. */
export const withBooking = (reply: Search): Search => ({
  ...reply,
  recommendations: reply.recommendations.map((stop, index) => (index === 0 ? { ...stop, booking: 'advised' as const } : stop)),
});

export const withoutForecast = (reply: Search): Search => ({
  ...reply,
  plan: reply.plan && { ...reply.plan, weatherUsed: 'unknown' },
  notes: [note('weather_unavailable', 'The forecast can’t be had right now, so the plan counts on dry weather.')],
});

const nothingInstead = note('nothing_instead', 'Nothing else fits in place of Pont Alexandre III.');

/** The first change of a plan leaves a stop out, and the others come later. */
export const withoutReplacement = (reply: Search): Search => {
  const { changes, recommendations } = reply;
  const fresh = changes?.find(({ kind }) => kind === 'new')?.id;
  const left = recommendations.filter(({ id }) => id !== fresh);
  const moved = left.slice(1).map(({ id }) => ({ id, kind: 'moved' as const, minutes: 20 }));
  const gone = changes?.filter(({ kind }) => kind === 'gone') ?? [];
  return changes ? { ...reply, recommendations: left, changes: [...moved, ...gone], notes: [nothingInstead, ...reply.notes] } : reply;
};

/** About as long as the longest words of the catalogue. */
const longWords = { title: 'Donaudampfschifffahrtsgesellschaft', website: 'https://www.churchillarmskensington.co.uk' };

export const short = (reply: Search): Search => ({
  ...reply,
  recommendations: reply.recommendations.slice(0, 2).map((stop) => ({ ...stop, ...longWords })),
  alternatives: [],
  notes: [note('short_plan', 'Fewer places than usual: not enough of them fit this mood and are open in this time slot.')],
});
