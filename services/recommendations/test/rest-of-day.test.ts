import type { SearchReply } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { hoursOf, noteCodes, placesOf, replyIn } from './made-up-city.js';
import { ask, base, end, first, ids, june, last, later, nowMs, one, restaurants, textOf, three, timesOf, two } from './standing-plan.js';

describe('a plan under way', () => {
  const rest = (at: number, minutes: number) => ({
    startAt: later(first.recommendations[at]?.leave ?? '', minutes + (first.recommendations[at + 1]?.legMinutes ?? 0)),
    until: end,
    base: base.slice(at + 1),
    exclude: ids(first).slice(0, at + 1),
  });

  it.each([15, 30])('goes on %i minutes later, in order, and is over in time', (minutes) => {
    for (let at = 0; at < base.length - 1; at += 1) {
      const request = rest(at, minutes);
      const reply = ask(request);
      const kept = ids(reply);
      expect(kept).toEqual(ids(first).filter((id) => kept.includes(id)));
      expect((reply.plan?.end ?? end) <= end).toBe(true);
      expect(reply.recommendations.every(({ arrive }) => arrive >= request.startAt)).toBe(true);
      const lost = ids(first)
        .slice(at + 1)
        .filter((id) => !kept.includes(id));
      expect(reply.notes.filter(({ code }) => code === 'stop_not_kept').map(({ params }) => params.id)).toEqual(lost);
    }
  });

  it('leaves a skipped stop out, and nothing comes for it', () => {
    const request = rest(0, 0);
    const reply = ask({ ...request, base: request.base.slice(1), exclude: [...request.exclude, two] });
    expect(ids(reply)).toEqual(ids(first).slice(2));
    expect([...timesOf(reply)]).toEqual([...timesOf(first)].slice(2));
  });

  it('says the way from the stop before to the first one of the rest, whichever that is, and doesn’t count it', () => {
    const request = rest(0, 0);
    const legOf = ({ recommendations: [stop] }: SearchReply) => [stop?.legMode, stop?.legMinutes, stop?.walkMinutes];
    const [same, plain] = [ask({ ...request, from: ids(first)[0] }), ask(request)];
    const { legMode, legMinutes, walkMinutes } = first.recommendations[1] ?? {};
    expect(legOf(same)).toEqual([legMode, legMinutes, walkMinutes]);
    expect(same.plan).toEqual(plain.plan);
    expect(legOf(plain)).toEqual(['walk', 0, 0]);
    const far = ask({ startAt: request.startAt, until: end, base: base.slice(2), from: ids(first)[0] });
    expect(far.recommendations[0]?.legMinutes).toBeGreaterThan(legMinutes ?? 0);
    expect(legOf(ask({ ...request, from: 'no-such-place' }))).toEqual(legOf(plain));
  });

  it('doesn’t have lunch twice', () => {
    const lunch = first.plan?.pauses[0];
    const host = ids(first).indexOf(lunch?.after ?? '');
    expect([lunch?.meal, host > 0]).toEqual(['lunch', true]);
    expect(ask(rest(host, 0)).plan?.pauses.map(({ meal }) => meal)).not.toContain('lunch');
    expect(ask(rest(host - 1, 15)).plan?.pauses.map(({ meal }) => meal)).toContain('lunch');
  });

  it('has the meals that it is said to have, as long as they can begin, and says which it hasn’t', () => {
    const lunch = first.plan?.pauses[0];
    const host = ids(first).indexOf(lunch?.after ?? '');
    // Less than an hour is left of the hours of lunch: a new plan wouldn't have it.
    const late = { ...rest(host - 1, 0), startAt: `${june}T13:35` };
    const mealsOf = (reply: SearchReply) => reply.plan?.pauses.map(({ meal }) => meal);
    expect(mealsOf(ask({ ...late, meals: ['lunch'] }))).toEqual(['lunch']);
    expect(mealsOf(ask({ ...late, meals: [] }))).toEqual([]);
    const later3 = ask({ ...late, startAt: `${june}T14:30`, meals: ['lunch'] });
    expect([mealsOf(later3), later3.notes.find(({ code }) => code === 'meal_not_kept')?.text]).toEqual([
      [],
      'There is no time left for lunch.',
    ]);
    expect(mealsOf(ask({ base, meals: [] }))).toEqual([]);
  });

  it('has a meal before its first stop’s time where that is hours away, and a stop sooner where it has to be over', () => {
    const late = { base: [`${two}@${june}T14:30/${june}T15:15`, `${three}@${june}T16:00/${june}T16:45`], startAt: `${june}T11:30` };
    const fed = ask({ ...late, until: `${june}T17:00`, meals: ['lunch'] });
    expect([ids(fed), fed.plan?.pauses.map(({ meal }) => meal)]).toEqual([[two, three], ['lunch']]);
    const short = ask({ ...late, until: `${june}T12:15`, meals: [] });
    expect(ids(short)).not.toEqual([]);
    expect((short.plan?.end ?? '') <= `${june}T12:15`).toBe(true);
  });

  it('gives a meal up rather than a stop', () => {
    const [at, until] = [`${june}T11:30`, `${june}T12:59`];
    const stops = ids(first).slice(0, 3);
    const reply = ask({ startAt: at, until, base: stops, meals: ['lunch'] });
    expect(ids(reply)).toEqual(stops);
    expect([reply.plan?.pauses, noteCodes(reply).includes('meal_not_kept')]).toEqual([[], true]);
  });

  it('goes on after midnight as the evening that it is', () => {
    const open = placesOf(6, (index) => ({ name: `Bar ${index}`, indoor: 1, openingHours: 'Mo-Su 18:00-02:00' }));
    const evening = {
      startAt: `${june}T20:00`,
      timeframe: 'full-day' as const,
      seed: 's',
      nowMs,
      forecast: hoursOf(june, () => 'fair', 2),
    };
    const whole = replyIn({ places: open, restaurants }, evening);
    const left = whole.recommendations.map(textOf).filter((text) => text.includes('@2027-06-16T00:'));
    expect(left.length).toBeGreaterThan(0);
    const on = { ...evening, startAt: '2027-06-16T00:05', until: '2027-06-16T01:00', base: left, meals: [] };
    const reply = replyIn({ places: open, restaurants }, on);
    expect(ids(reply)).toEqual(left.map((text) => text.split('@')[0]));
    expect(reply.plan).toMatchObject({ date: '2027-06-16', start: '2027-06-16T00:05' });
  });

  it('is empty, and says why, when nothing fits any more', () => {
    const reply = ask({ startAt: later(end, -10), until: end, base: base.slice(-1), exclude: ids(first).slice(0, -1) });
    expect([reply.plan, ids(reply), reply.changes]).toEqual([null, [], [{ id: last, kind: 'gone' }]]);
    expect(noteCodes(reply)).toContain('stop_not_kept');
  });

  it('can be made anew until then, too', () => {
    const reply = ask({ startAt: `${june}T10:00`, until: `${june}T12:30` });
    expect(ids(reply).length).toBeGreaterThan(1);
    expect((reply.plan?.end ?? '') <= `${june}T12:30`).toBe(true);
    expect(noteCodes(reply)).not.toContain('short_plan');
  });

  it('begins where it began', () => {
    expect(ask({ base, exclude: [one] }).plan?.start).toBe(first.plan?.start);
  });
});
