import type { SearchReply } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { noteCodes, replyIn } from './made-up-city.js';
import { ask, base, end, first, ids, june, later, nowMs, places, textOf, three, timesOf, two } from './standing-plan.js';

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

  it('never has more stops than a request may change again', () => {
    const brief = places.map((place) => ({ ...place, visitMinutes: { min: 10, typical: 15, max: 20 } }));
    const inBrief = (changed: object) =>
      replyIn({ places: brief }, { startAt: `${june}T10:00`, timeframe: 'full-day', seed: 's', nowMs, ...changed });
    const pins = brief.slice(0, 12).map(({ id }) => id);
    let plan = inBrief({ pin: pins.slice(0, 9) });
    for (const pin of pins.slice(9)) {
      const meals = plan.plan?.pauses.map(({ meal }) => meal);
      plan = inBrief({ base: plan.recommendations.map(textOf), meals, pin: [pin] });
      expect(ids(plan).length).toBeLessThanOrEqual(9);
      expect(ids(plan)).toContain(pin);
    }
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
