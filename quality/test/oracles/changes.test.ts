import type { SearchReply } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { changeViolations, keepsOrder, shiftsOf, stopsBefore } from '../../src/oracles/changes.js';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { planCase, wholeDay } from './small-city.js';

const textOf = ({ id, arrive, leave }: SearchReply['recommendations'][number]) => `${id}@${arrive}/${leave}`;
const first = planCase();
const base = first.reply.recommendations.map(textOf);
const [one = '', two = '', three = ''] = first.reply.recommendations.map(({ id }) => id);
const end = first.reply.plan?.end ?? '';
const meals = first.reply.plan?.pauses.map(({ meal }) => meal) ?? [];
/** The plan with its second stop exchanged. */
const swapped = () => planCase({ ...wholeDay, base, exclude: [two] });
/** The rest of the plan after its first stop, on time. */
const rest = () =>
  planCase({ ...wholeDay, startAt: first.reply.recommendations[1]?.arrive ?? '', until: end, base: base.slice(1), exclude: [one] });
const codesOf = (asked: PlanCase) => changeViolations(asked).map(({ code }) => code);

/** A change with something wrong in its reply. */
function spoilt(change: (reply: SearchReply) => unknown, asked = swapped()): PlanCase {
  change(asked.reply);
  return asked;
}

describe('the oracle of changed plans', () => {
  it.each([
    ['nothing', () => planCase({ ...wholeDay, base })],
    ['its meals', () => planCase({ ...wholeDay, base, meals })],
    ['a swap', swapped],
    ['a place put in', () => planCase({ ...wholeDay, base, pin: [first.reply.alternatives[0]?.id ?? ''] })],
    ['the rest of a day', rest],
  ])('finds nothing wrong with %s', (_, make) => {
    expect(changeViolations(make())).toEqual([]);
  });

  it.each([
    ['a change that isn’t told', 'wrong_changes', () => spoilt((reply) => reply.changes?.pop())],
    ['a change that isn’t one', 'wrong_changes', () => spoilt((reply) => reply.changes?.push({ id: one, kind: 'moved', minutes: 5 }))],
    [
      'a wrong number of minutes',
      'wrong_changes',
      () => spoilt((reply) => Object.assign(reply, { changes: reply.changes?.map((each) => ({ ...each, minutes: 99 })) })),
    ],
    ['no word of changes', 'wrong_changes', () => spoilt((reply) => Object.assign(reply, { changes: undefined }))],
    ['a stop that is lost without a word', 'stop_lost', () => spoilt((reply) => reply.recommendations.splice(-1))],
    ['another order', 'order_changed', () => spoilt(({ recommendations }) => recommendations.push(...recommendations.splice(0, 1)))],
    ['an end after the one that was set', 'after_until', () => ({ ...rest(), request: { ...rest().request, until: '2027-06-16T12:00' } })],
    [
      'a meal that is lost without a word',
      'meal_lost',
      () => spoilt((reply) => reply.plan?.pauses.splice(0), planCase({ ...wholeDay, base, meals })),
    ],
    [
      'a meal called lost that there is time for',
      'meal_possible',
      () =>
        spoilt(
          (reply) => {
            reply.plan?.pauses.splice(0);
            reply.notes.push({ code: 'meal_not_kept', params: { meal: 'lunch' }, text: 'There is no time left for lunch.' });
          },
          planCase({ ...wholeDay, base, meals }),
        ),
    ],
    [
      'a meal that the plan hadn’t',
      'meal_uncalled',
      () => {
        const asked = planCase({ ...wholeDay, base, meals });
        return { ...asked, request: { ...asked.request, meals: [] } };
      },
    ],
    [
      'a stop called lost that shorter visits would keep',
      'stop_could_stay',
      () =>
        spoilt(
          (reply) => {
            const [gone] = reply.recommendations.splice(-1);
            reply.notes.push({ code: 'stop_not_kept', params: { id: gone?.id ?? '', name: 'Place' }, text: 'Place doesn’t fit any more.' });
          },
          planCase({ ...wholeDay, base, meals }),
        ),
    ],
    [
      'a plan of so many stops that it can’t be changed again',
      'cannot_be_changed',
      () => spoilt(({ recommendations }) => recommendations.push(...recommendations, ...recommendations, ...recommendations)),
    ],
    ['a wrong total', 'wrong_total', () => spoilt((reply) => Object.assign(reply.plan ?? {}, { visitMinutes: 1 }))],
    [
      'a stop called lost that is there',
      'note stop_not_kept',
      () =>
        spoilt((reply) =>
          reply.notes.push({ code: 'stop_not_kept', params: { id: three, name: 'Place' }, text: 'Place doesn’t fit any more.' }),
        ),
    ],
    [
      'nothing instead, where something came',
      'note nothing_instead',
      () =>
        spoilt((reply) =>
          reply.notes.push({ code: 'nothing_instead', params: { id: two, name: 'Place' }, text: 'Nothing else fits in place of Place.' }),
        ),
    ],
  ] satisfies [string, string, () => PlanCase][])('reports %s', (_, code, make) => {
    expect(codesOf(make())).toContain(code);
  });

  it('measures the order and the shifts of those that are left', () => {
    const asked = swapped();
    const before = stopsBefore(asked.request);
    expect([before.length, keepsOrder(asked, before), shiftsOf(asked, before).length]).toEqual([base.length, true, base.length - 1]);
    expect(keepsOrder(asked, before.toReversed())).toBe(false);
    expect(shiftsOf(first, before)).toEqual(base.map(() => 0));
  });
});
