import { describe, expect, it } from 'vitest';
import { temperatureText, windText } from './units.js';

describe('units', () => {
  it('converts degrees and rounds them', () => {
    expect(temperatureText(20.4, 'metric')).toBe('20°C');
    expect(temperatureText(20, 'imperial')).toBe('68°F');
    expect(temperatureText(-0.3, 'metric')).toBe('0°C');
    expect(temperatureText(-40, 'imperial')).toBe('-40°F');
  });

  it('converts wind', () => {
    expect(windText(16.1, 'metric')).toBe('16 km/h');
    expect(windText(16.1, 'imperial')).toBe('10 mph');
  });
});
