import type { SearchReply } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { type Asked, hoursOf, noteCodes, placesOf, replyIn, restaurantOf } from './made-up-city.js';

const june = '2027-06-15';
const nowMs = Date.parse(`${june}T06:00Z`);
const places = placesOf(20, (index) => ({ name: `Place ${index}`, indoor: index % 2 === 0 ? 1 : 0 }));
const restaurants = [restaurantOf('table', { geo: { lat: 48.857, lon: 2.346 } })];
const ask = (changed: Asked = {}) =>
  replyIn(
    { places, restaurants },
    { startAt: `${june}T10:00`, timeframe: 'full-day', seed: 's', nowMs, forecast: hoursOf(june, () => 'fair', 2), ...changed },
  );

const first = ask();
const textOf = ({ id, arrive, leave }: SearchReply['recommendations'][number]) => `${id}@${arrive}/${leave}`;
const base = first.recommendations.map(textOf);
const ids = ({ recommendations }: SearchReply) => recommendations.map(({ id }) => id);
const timesOf = ({ recommendations }: SearchReply) => new Map(recommendations.map(({ id, arrive }) => [id, arrive]));
const [one = '', two = '', three = ''] = ids(first);
const last = ids(first).at(-1) ?? '';
const end = first.plan?.end ?? '';
const later = (local: string, minutes: number) => new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);

describe('a plan as it stands', () => {
  it('stays as it is when nothing is to change', () => {
    const same = ask({ base });
    expect(same.recommendations.map(textOf)).toEqual(base);
    expect([same.changes, same.plan?.pauses, same.plan?.end]).toEqual([[], first.plan?.pauses, end]);
  });

  it('is answered with the same bytes for the same request', () => {
    const request = { base, exclude: [two] };
    expect(JSON.stringify(ask(request))).toBe(JSON.stringify(ask(request)));
  });

  it('exchanges a stop and keeps the others in their order and at their times', () => {
    for (const out of ids(first)) {
      const reply = ask({ base, exclude: [out] });
      const others = ids(first).filter((id) => id !== out);
      expect(ids(reply).filter((id) => others.includes(id))).toEqual(others);
      expect(ids(reply)).toHaveLength(base.length);
      expect(ids(reply).indexOf(ids(reply).find((id) => !ids(first).includes(id)) ?? '')).toBe(ids(first).indexOf(out));
      const shifts = others.map(
        (id) => Math.abs(Date.parse(`${timesOf(reply).get(id)}Z`) - Date.parse(`${timesOf(first).get(id)}Z`)) / 60_000,
      );
      expect(Math.max(...shifts)).toBeLessThanOrEqual(15);
    }
  });

  it('tells what is new, moved and gone', () => {
    const reply = ask({ base, exclude: [two] });
    const fresh = ids(reply).filter((id) => !ids(first).includes(id));
    const moved = ids(first).filter((id) => id !== two && timesOf(reply).get(id) !== timesOf(first).get(id));
    expect(reply.changes?.map(({ id, kind }) => `${kind} ${id}`).sort()).toEqual(
      [...fresh.map((id) => `new ${id}`), ...moved.map((id) => `moved ${id}`), `gone ${two}`].sort(),
    );
    expect(ask().changes).toBeUndefined();
  });

  it('exchanges a second stop, and the first exchange stays', () => {
    const once = ask({ base, exclude: [two] });
    const twice = ask({ base: once.recommendations.map(textOf), exclude: [two, three] });
    expect(ids(twice)).not.toContain(two);
    expect(ids(twice)).not.toContain(three);
    expect(ids(twice).filter((id) => ids(once).includes(id))).toEqual(ids(once).filter((id) => id !== three));
  });

  it('takes a pinned place in, where it disturbs least, or makes room for it', () => {
    const other = first.alternatives[0]?.id ?? '';
    const reply = ask({ base, pin: [other] });
    expect(ids(reply)).toContain(other);
    const kept = ids(first).filter((id) => ids(reply).includes(id));
    expect(ids(reply).filter((id) => id !== other)).toEqual(kept);
    const lost = ids(first).filter((id) => !ids(reply).includes(id));
    expect(reply.notes.filter(({ code }) => code === 'stop_not_kept').map(({ params }) => params.id)).toEqual(lost);
  });

  it('knows the times by itself where the request has none', () => {
    const reply = ask({ base: ids(first), exclude: [two] });
    expect(ids(reply).filter((id) => ids(first).includes(id))).toEqual(ids(first).filter((id) => id !== two));
  });

  it('leaves a stop out without another one where nothing else is open, and says so', () => {
    const few = places.slice(0, 6);
    const plan = replyIn({ places: few }, { startAt: `${june}T10:00`, seed: 's', nowMs });
    const out = plan.recommendations[1];
    const reply = replyIn(
      { places: few },
      {
        startAt: `${june}T10:00`,
        seed: 's',
        nowMs,
        base: plan.recommendations.map(textOf),
        exclude: few.map(({ id }) => id).filter((id) => id === out?.id || !ids(plan).includes(id)),
      },
    );
    expect(reply.notes.filter(({ code }) => code === 'nothing_instead').map(({ text }) => text)).toEqual([
      `Nothing else fits in place of ${out?.title}.`,
    ]);
    expect(ids(reply)).toEqual(ids(plan).filter((id) => id !== out?.id));
  });

  it('keeps the times of the others when the first stop goes and nothing comes', () => {
    const few = places.slice(0, 6);
    const plan = replyIn({ places: few }, { startAt: `${june}T10:00`, seed: 's', nowMs });
    const [out = '', ...others] = ids(plan);
    const left = few.map(({ id }) => id).filter((id) => id === out || !others.includes(id));
    const reply = replyIn(
      { places: few },
      { startAt: `${june}T10:00`, seed: 's', nowMs, base: plan.recommendations.map(textOf), exclude: left },
    );
    expect(ids(reply)).toEqual(others);
    expect([...timesOf(reply)]).toEqual([...timesOf(plan)].slice(1));
  });

  it('makes a new plan, and says so as of a new one, when all of it is left out', () => {
    const reply = ask({ base, exclude: ids(first), startAt: `${june}T20:00` });
    expect(ids(reply).some((id) => ids(first).includes(id))).toBe(false);
    expect(noteCodes(reply)).toContain('evening_plan');
    expect(reply.changes?.filter(({ kind }) => kind === 'gone').map(({ id }) => id)).toEqual(ids(first));
  });

  it('puts a pinned place in before anything else comes for what is left out', () => {
    const other = first.alternatives[0]?.id ?? '';
    const reply = ask({ base, pin: [other], exclude: [two] });
    expect(ids(reply)).toContain(other);
    expect(ids(reply).filter((id) => ids(first).includes(id))).toEqual(ids(first).filter((id) => id !== two && ids(reply).includes(id)));
  });

  it('says that a stop makes room only where it had room, and for one place alone', () => {
    const [other = '', another = ''] = places.map(({ id }) => id).filter((id) => !ids(first).includes(id));
    const textsOf = (reply: SearchReply) => reply.notes.flatMap((note) => (note.code === 'stop_not_kept' ? [note.text] : []));
    const lostTo = (pin: string[]) => textsOf(ask({ base, pin, until: later(first.recommendations[2]?.leave ?? '', 10) }));
    expect(lostTo([other]).length).toBeGreaterThan(0);
    expect(lostTo([other, another]).some((text) => text.includes('makes room'))).toBe(false);
  });

  it('says which stops no list has any more', () => {
    const reply = ask({ base: [...base.slice(0, 2), base[2]?.replace(three, 'paris-gone') ?? '', ...base.slice(3)] });
    expect(reply.notes.filter(({ code }) => code === 'stop_not_kept').map(({ text }) => text)).toEqual([
      'A stop of your plan is no longer in our list.',
    ]);
    expect(reply.changes).toContainEqual({ id: 'paris-gone', kind: 'gone' });
  });

  it('says nothing that only a new plan says', () => {
    const late = { timeframe: 'full-day' as const, startAt: `${june}T18:30` };
    const evening = ask(late);
    expect(noteCodes(evening)).toContain('evening_plan');
    const codes = noteCodes(ask({ ...late, base: evening.recommendations.map(textOf), exclude: [evening.recommendations[0]?.id ?? ''] }));
    expect(codes).not.toContain('evening_plan');
    expect(codes).not.toContain('short_plan');
  });
});

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

  it('doesn’t have lunch twice', () => {
    const lunch = first.plan?.pauses[0];
    const host = ids(first).indexOf(lunch?.after ?? '');
    expect([lunch?.meal, host > 0]).toEqual(['lunch', true]);
    expect(ask(rest(host, 0)).plan?.pauses.map(({ meal }) => meal)).not.toContain('lunch');
    expect(ask(rest(host - 1, 15)).plan?.pauses.map(({ meal }) => meal)).toContain('lunch');
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
