import { conditions, weatherIcons } from '@city-genie/contracts/weather/endpoints';
import { describe, expect, it } from 'vitest';
import { isKnownCode, skyOf } from '../src/open-meteo/weather-codes.js';

const documented = [0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99];

describe('weather codes', () => {
  it('are exactly those that the provider documents', () => {
    expect(Array.from({ length: 120 }, (_, code) => code).filter(isKnownCode)).toEqual(documented);
  });

  it('use all values of both closed lists', () => {
    const skies = documented.flatMap((code) => [skyOf(code, true), skyOf(code, false)]);
    expect(new Set(skies.map((sky) => sky.condition))).toEqual(new Set(conditions));
    expect(new Set(skies.map((sky) => sky.icon))).toEqual(new Set(weatherIcons));
    expect(skies.every((sky) => sky.description.length > 2)).toBe(true);
  });

  it.each([
    [0, 'clear', 'sun', 'moon'],
    [1, 'mostly-clear', 'sun', 'moon'],
    [2, 'partly-cloudy', 'sun-cloud', 'moon-cloud'],
    [3, 'cloudy', 'cloud', 'cloud'],
    [48, 'fog', 'fog', 'fog'],
    [57, 'drizzle', 'drizzle', 'drizzle'],
    [67, 'rain', 'rain', 'rain'],
    [82, 'rain', 'rain', 'rain'],
    [77, 'snow', 'snow', 'snow'],
    [86, 'snow', 'snow', 'snow'],
    [96, 'thunderstorm', 'storm', 'storm'],
  ] as const)('%i is %s: %s by day, %s by night', (code, condition, day, night) => {
    expect(skyOf(code, true)).toMatchObject({ condition, icon: day });
    expect(skyOf(code, false)).toMatchObject({ condition, icon: night });
  });

  it('that are unknown are shown as cloudy', () => {
    expect(skyOf(42, true)).toEqual({ condition: 'cloudy', icon: 'cloud', description: 'Cloudy' });
    expect(isKnownCode(42)).toBe(false);
  });
});
