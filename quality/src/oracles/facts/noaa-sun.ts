const degrees = Math.PI / 180;
const sin = (angle: number) => Math.sin(angle * degrees);
const cos = (angle: number) => Math.cos(angle * degrees);
const tan = (angle: number) => Math.tan(angle * degrees);

/** Angle between the zenith and the sun's centre at sunset, when its upper edge disappears, refraction included, in degrees. */
const settingZenith = 90.833;

type Sun = { declination: number; equationMinutes: number };

/** NOAA's solar calculator (after Meeus), accurate to a minute between the polar circles. */
function sunAt(instantMs: number): Sun {
  const century = (instantMs / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node);
  const seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813));
  const obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node);
  const y = tan(obliquity / 2) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return { declination: Math.asin(sin(obliquity) * sin(apparent)) / degrees, equationMinutes: (4 * equation) / degrees };
}

/** When the sun crosses the horizon on the date of a local noon: `side` is -1 in the morning and 1 in the evening. */
function crossingMs({ lat, lon }: { lat: number; lon: number }, middayMs: number, side: -1 | 1): number {
  const utcDay = Math.floor((middayMs + lon * 240_000) / 86_400_000) * 86_400_000;
  let crossing = middayMs;
  for (let round = 0; round < 3; round += 1) {
    const { declination, equationMinutes } = sunAt(crossing);
    const cosHour = cos(settingZenith) / (cos(lat) * cos(declination)) - tan(lat) * tan(declination);
    const hourAngle = Math.acos(cosHour) / degrees;
    crossing = utcDay + (720 - 4 * (lon - side * hourAngle) - equationMinutes) * 60_000;
  }
  return crossing;
}

/**
 * Sunset after a date's local noon, in milliseconds since the epoch; NaN when the sun doesn't set. `middayMs`: about noon of
 * the date.
 */
export function sunsetMs(geo: { lat: number; lon: number }, middayMs: number): number {
  return crossingMs(geo, middayMs, 1);
}

/** Sunrise before a date's local noon, likewise. */
export function sunriseMs(geo: { lat: number; lon: number }, middayMs: number): number {
  return crossingMs(geo, middayMs, -1);
}
