/** Metres as people say them: `250 m` in steps of 50, and `1.2 km` from a kilometre on. */
export function distanceText(metres: number): string {
  const rounded = Math.max(50, Math.round(metres / 50) * 50);
  return rounded < 1000 ? `${rounded}\u00a0m` : `${Number((metres / 1000).toFixed(1))}\u00a0km`;
}
