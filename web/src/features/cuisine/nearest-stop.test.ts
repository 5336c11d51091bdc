import { describe, expect, it } from 'vitest';
import { nearestStopText } from './nearest-stop.js';

const rodin = { title: 'Musée Rodin', geo: { lat: 48.8553, lon: 2.3158 } };
const louvre = { title: 'Louvre', geo: { lat: 48.861, lon: 2.3358 } };
const at = (lat: number, lon: number) => ({ geo: { lat, lon } });

describe('nearestStopText', () => {
  it('names the nearest stop and a rounded distance', () => {
    expect(nearestStopText(at(48.858, 2.3158), [louvre, rodin])).toBe('300\u00a0m from Musée Rodin');
    expect(nearestStopText(at(48.8, 2.3158), [rodin])).toBe('6.1\u00a0km from Musée Rodin');
  });

  it('rounds short distances up to 50 m, and is undefined without stops', () => {
    expect(nearestStopText(at(48.8553, 2.3158), [rodin])).toBe('50\u00a0m from Musée Rodin');
    expect(nearestStopText(at(48.8, 2.3), [])).toBeUndefined();
  });
});
