import { madrid } from '@city-genie/city-data/cities/madrid';
import { paris } from '@city-genie/city-data/cities/paris';
import { describe, expect, it } from 'vitest';
import { soonestNote, startNote } from './start-note.js';

const now = '2026-11-21T17:10';
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const note = (change: Partial<Parameters<typeof startNote>[0]>) =>
  plain(startNote({ city: paris, timeframe: 'full-day', startAt: undefined, now, ...change }));

describe('a start that is left to the server', () => {
  it('is told when it usually is another day, or hours away', () => {
    expect(note({})).toBe('It is 17:10 in Paris: the next full day usually begins tomorrow at 09:00. For this evening, choose Tonight.');
    expect(note({ timeframe: 'half-day' })).toBe(
      'It is 17:10 in Paris: the next half day usually begins tomorrow at 09:00. For this evening, choose Tonight.',
    );
    expect(note({ timeframe: '1-2-hours', now: '2026-11-21T21:40' })).toBe(
      'It is 21:40 in Paris: the next plan of 1–2 hours usually begins tomorrow at 09:00.',
    );
    expect(note({ now: '2026-11-21T04:40' })).toBe('It is 04:40 in Paris: the next full day usually begins at 09:00.');
  });

  it('is not told when it is soon', () => {
    expect(note({ timeframe: '1-2-hours' })).toBeUndefined();
    expect(note({ now: '2026-11-21T08:00' })).toBeUndefined();
  });
});

describe('the soonest start', () => {
  it.each([
    ['half-day', '10:40', 'Soonest start: today 10:45.'],
    ['half-day', '10:45', 'Soonest start: today 11:00.'],
    ['half-day', '08:10', 'Soonest start: today 09:00.'],
    ['half-day', '04:40', 'Soonest start: today 09:00. Paris is asleep.'],
    ['full-day', '10:40', 'Soonest start: tomorrow 09:00. Too late for today.'],
    ['1-2-hours', '23:10', 'Soonest start: tomorrow 09:00. Too late for today.'],
  ] as const)('of a %s at %s', (timeframe, clock, text) => {
    expect(soonestNote(`2026-11-21T${clock}`, timeframe, 'Paris')).toBe(text);
  });
});

describe('a chosen start', () => {
  const at = (clock: string) => ({ startAt: `2026-11-21T${clock}` });

  it('too late for a full day makes it an evening, with dinner while there is one in the city', () => {
    expect(note(at('15:30'))).toBe('From 15:30 on there is no full day left: this will be an evening with dinner.');
    expect(note(at('20:30'))).toContain('an evening with dinner.');
    expect(note(at('20:31'))).toContain('this will be an evening.');
    expect(note({ ...at('21:30'), city: madrid })).toContain('an evening with dinner.');
  });

  it('is not commented on otherwise', () => {
    expect(note(at('15:00'))).toBeUndefined();
    expect(note({ ...at('18:00'), timeframe: 'half-day' })).toBeUndefined();
  });
});
