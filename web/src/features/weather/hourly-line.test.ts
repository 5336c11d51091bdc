import { describe, expect, it } from 'vitest';
import { coldestOf, drawing, type Hour, hoursOf, linePoints, lineText, shareOfDay, warmestOf } from './hourly-line.js';

const hour = (time: string, temperature: number, precipitationProbability = 0): Hour => ({
  time,
  temperature,
  precipitationProbability,
  condition: 'clear',
  icon: 'sun',
  windSpeed: 5,
});

const day = [hour('2026-11-21T00:00', 4, 10), hour('2026-11-21T06:00', 2.4, 80), hour('2026-11-21T15:00', 12)];

describe('line of a day', () => {
  it('contains the hours of that day only', () => {
    expect(hoursOf('2026-11-21', [...day, hour('2026-11-22T00:00', 9)])).toEqual(day);
  });

  it('has its lowest and highest value', () => {
    expect(coldestOf(day)?.time).toBe('2026-11-21T06:00');
    expect(warmestOf(day)?.time).toBe('2026-11-21T15:00');
    expect(warmestOf([])).toBeUndefined();
  });

  it('spans the height of the drawing', () => {
    const { width, top, bottom } = drawing;
    expect(linePoints(day)).toBe(`0,39 ${width / 4},${bottom} ${(width * 15) / 24},${top}`);
  });

  it('is level when all values are equal', () => {
    expect(linePoints([hour('2026-11-21T00:00', 5), hour('2026-11-21T12:00', 5)])).toBe(`0,${drawing.bottom} 120,${drawing.bottom}`);
  });

  it('places the current time', () => {
    expect(shareOfDay('00:00')).toBe(0);
    expect(shareOfDay('17:30')).toBeCloseTo(0.729, 3);
  });
});

describe('text of the line', () => {
  it('names lowest, highest and rain, in the visitor’s units', () => {
    expect(lineText(day, 'metric')).toBe(
      'Today by the hour: coldest 2°C at 06:00, warmest 12°C at 15:00; chance of rain at most 80 %, at 06:00',
    );
    expect(lineText(day, 'imperial')).toContain('warmest 54°F at 15:00');
  });

  it('says when no rain is expected', () => {
    expect(lineText([hour('2026-11-21T00:00', 5)], 'metric')).toMatch(/; no rain expected$/);
    expect(lineText([], 'metric')).toBe('');
  });
});
