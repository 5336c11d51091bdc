import { describe, expect, it } from 'vitest';
import { spareBefore, spareBeforeMeal } from './spare-time.js';

const at = (time: string) => `2026-11-21T${time}`;
const stop = (arrive: string, leave: string, legMinutes = 10) => ({ arrive: at(arrive), leave: at(leave), legMinutes });
const first = stop('10:00', '11:00', 0);

describe('the time to spare', () => {
  it('is what is left before a stop after the way and the meals', () => {
    expect(spareBefore(stop('11:10', '12:00'), first, [])).toBe(0);
    expect(spareBefore(stop('11:35', '12:00'), first, [])).toBe(25);
    expect(spareBefore(stop('13:30', '14:00'), first, [{ start: at('12:00'), end: at('13:00') }])).toBe(20);
    expect(spareBefore(stop('11:35', '12:00'), first, [{ start: at('18:00'), end: at('19:00') }])).toBe(25);
    expect(spareBefore(first, undefined, [])).toBe(0);
  });

  it('is what is left before a meal', () => {
    expect(spareBeforeMeal({ start: at('12:00'), end: at('13:00') }, first)).toBe(60);
    expect(spareBeforeMeal({ start: at('11:00'), end: at('12:00') }, first)).toBe(0);
  });

  it('counts across midnight', () => {
    const late = { arrive: at('22:00'), leave: at('23:50'), legMinutes: 0 };
    expect(spareBefore({ arrive: '2026-11-22T00:20', leave: '2026-11-22T00:50', legMinutes: 10 }, late, [])).toBe(20);
  });
});
