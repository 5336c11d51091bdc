import type { City } from '@city-genie/city-data/city';
import { epochOf } from './local-time.js';

export type SkyTime = 'dawn' | 'day' | 'golden' | 'night';

/** Below this height in degrees, in the morning or evening, the light is warm. */
const goldenBelow = 6;
/** Below this height in degrees it is night. */
const nightBelow = -5;

const j2000Ms = Date.UTC(2000, 0, 1, 12);
const dayMs = 86_400_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The sun's height in degrees, and whether it is rising. Low-precision formulas of the Astronomical Almanac: accurate to a
 * hundredth of a degree until 2050, more than a picture needs.
 */
export function sunAt({ lat, lon }: City['geo'], epochMs: number): { height: number; rising: boolean } {
  const days = (epochMs - j2000Ms) / dayMs;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const longitude = radians(280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const obliquity = radians(23.439);
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude));
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
  const hourAngle = radians(280.46062 + 360.98564737 * days + lon) - ascension;
  const sine = Math.sin(radians(lat)) * Math.sin(declination) + Math.cos(radians(lat)) * Math.cos(declination) * Math.cos(hourAngle);
  return { height: (Math.asin(sine) * 180) / Math.PI, rising: Math.sin(hourAngle) < 0 };
}

/** The light over a city at the local time `local`, `YYYY-MM-DDTHH:mm`. */
export function skyTimeAt({ geo, timezone }: Pick<City, 'geo' | 'timezone'>, local: string): SkyTime {
  const { height, rising } = sunAt(geo, epochOf(local, timezone));
  if (height < nightBelow) {
    return 'night';
  }
  if (height >= goldenBelow) {
    return 'day';
  }
  return rising ? 'dawn' : 'golden';
}
