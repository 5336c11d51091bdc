import { describe, expect, it } from 'vitest';
import { fromStopText } from './from-stop.js';

const rodin = { title: 'Musée Rodin', geo: { lat: 48.8553, lon: 2.3158 } };
const louvre = { title: 'Louvre', geo: { lat: 48.861, lon: 2.3358 } };
const at = (lat: number, lon: number) => ({ geo: { lat, lon } });

describe('fromStopText', () => {
  it('names the stop before the meal and the distance that the server gives', () => {
    expect(fromStopText({ ...at(48.858, 2.3158), distanceMetres: 1240 }, [louvre, rodin], 'Louvre')).toBe('1.2\u00a0km from Louvre');
  });

  it('names the nearest stop otherwise', () => {
    expect(fromStopText(at(48.858, 2.3158), [louvre, rodin])).toBe('300\u00a0m from Musée Rodin');
    expect(fromStopText(at(48.858, 2.3158), [louvre, rodin], 'Louvre')).toBe('300\u00a0m from Musée Rodin');
    expect(fromStopText(at(48.8, 2.3158), [rodin])).toBe('6.1\u00a0km from Musée Rodin');
  });

  it('is undefined without stops', () => {
    expect(fromStopText(at(48.8, 2.3), [])).toBeUndefined();
  });
});
