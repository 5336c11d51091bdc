/** WGS-84 degrees. */
export type Geo = { lat: number; lon: number };
