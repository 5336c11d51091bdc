/** `metric`: °C and km/h; `imperial`: °F and mph. */
export type Units = 'metric' | 'imperial';

/** A temperature from the API (°C) as shown, in whole degrees. */
export function temperatureText(celsius: number, units: Units): string {
  const degrees = Math.round(units === 'metric' ? celsius : celsius * 1.8 + 32);
  // Rounding gives -0 just below zero.
  return units === 'metric' ? `${degrees + 0}°C` : `${degrees + 0}°F`;
}

/** A wind speed from the API (km/h) as shown. */
export function windText(kmh: number, units: Units): string {
  return units === 'metric' ? `${Math.round(kmh)} km/h` : `${Math.round(kmh / 1.609344)} mph`;
}
