/** Five colours of a city's skyline, back to front, as `#rrggbb`. */
export type Palette = { sky: string; far: string; mid: string; near: string; accent: string };

/** What everybody may know about a city. Everything else (guide, places, restaurants) stays behind the server. */
export type City = {
  /** Lower-case letters only: the path of its page and of its calls. */
  key: string;
  name: string;
  tagline: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  description: string;
  /** `free`: open to everyone; `subscription`: to whoever has paid, and to admins. */
  access: 'free' | 'subscription';
  /** WGS-84 degrees of the centre. */
  geo: { lat: number; lon: number };
  /** WGS-84 degrees; every place of the city lies inside. */
  box: { south: number; north: number; west: number; east: number };
  /** IANA name; opening hours, plan times and weather days are in it. */
  timezone: string;
  /** What a visitor is shown first; the wire is always °C and km/h. */
  units: { temperature: 'celsius' | 'fahrenheit'; wind: 'kmh' | 'mph' };
  palette: Palette;
  /** The four mood ids of the specification, in its order. */
  moods: readonly [string, string, string, string];
};
