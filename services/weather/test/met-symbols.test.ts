import { describe, expect, it } from 'vitest';
import { readSymbol } from '../src/met-norway/met-symbols.js';

const kinds = ['rain', 'sleet', 'snow'];
const strengths = ['light', '', 'heavy'];
/** The provider's legend: `light` before showers of sleet or snow with thunder is written with a second s. */
const wet = kinds.flatMap((kind) =>
  strengths.flatMap((strength) => [
    `${strength}${kind}`,
    `${strength}${kind}showers`,
    `${strength}${kind}andthunder`,
    `${strength === 'light' && kind !== 'rain' ? 'lights' : strength}${kind}showersandthunder`,
  ]),
);
const dry = ['clearsky', 'fair', 'partlycloudy', 'cloudy', 'fog'];
const documented = [...dry, ...wet];

describe('symbols of MET Norway', () => {
  it('are 41, and all known, whatever the time of day', () => {
    expect(new Set(documented).size).toBe(41);
    const codes = documented.flatMap((symbol) => [symbol, `${symbol}_day`, `${symbol}_night`, `${symbol}_polartwilight`]);
    expect(codes.filter((code) => !readSymbol(code).isKnown)).toEqual([]);
  });

  it.each(wet)('%s is what falls, or a thunderstorm', (symbol) => {
    const { meaning, roughChance } = readSymbol(symbol);
    const falls = symbol.includes('rain') ? 'rain' : 'snow';
    expect(meaning.condition).toBe(symbol.endsWith('andthunder') ? 'thunderstorm' : falls);
    expect(roughChance).toBe(symbol.startsWith('light') ? 50 : 80);
  });

  it.each(documented)('%s has words of its own kind', (symbol) => {
    const { description } = readSymbol(symbol).meaning;
    const said = description.toLowerCase();
    expect(said).toMatch(/^[a-z ]{3,40}$/);
    expect(said.includes('sleet')).toBe(symbol.includes('sleet'));
    expect(said.includes('snow')).toBe(symbol.includes('snow'));
    expect(said.includes('thunder')).toBe(symbol.includes('thunder'));
    expect(said.includes('heavy')).toBe(symbol.startsWith('heavy'));
    expect(said.includes('light')).toBe(symbol.startsWith('light') && !symbol.includes('thunder'));
  });

  it.each([
    ['clearsky', 'clear', 'sun', 'moon'],
    ['fair', 'mostly-clear', 'sun', 'moon'],
    ['partlycloudy', 'partly-cloudy', 'sun-cloud', 'moon-cloud'],
    ['cloudy', 'cloudy', 'cloud', 'cloud'],
    ['fog', 'fog', 'fog', 'fog'],
  ] as const)('%s is %s and dry', (symbol, condition, day, night) => {
    expect(readSymbol(symbol)).toMatchObject({ meaning: { condition, day, night }, roughChance: 0 });
  });

  it('say when it is night; twilight in the polar night is no night', () => {
    const codes = ['fair', 'fair_day', 'fair_night', 'fair_polartwilight'];
    expect(codes.map((code) => readSymbol(code).isDay)).toEqual([true, true, false, true]);
  });

  it('that are unknown are shown as cloudy, and promise no rain', () => {
    expect(readSymbol('raining-frogs_day')).toMatchObject({
      name: 'raining-frogs',
      isKnown: false,
      meaning: { condition: 'cloudy', description: 'Cloudy' },
      roughChance: 0,
    });
  });
});
