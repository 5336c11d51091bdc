/** Small deterministic generator (mulberry32): a city's skyline is the same on the server and in the browser. */
function randomOf(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** SVG path of one row of houses in a box of `width` × 160; `base` is the usual roof line from the top. */
export function skylinePath(seed: string, base: number, width: number): string {
  const random = randomOf(seed);
  let x = 0;
  let path = `M0 160V${base}`;
  while (x < width) {
    const house = 14 + Math.round(random() * 26);
    const roof = base - Math.round(random() * 34);
    const kind = random();
    path += `V${roof}`;
    if (kind < 0.22) {
      path += `L${x + house / 2} ${roof - 18}L${x + house} ${roof}`;
    } else if (kind < 0.34) {
      path += `Q${x + house / 2} ${roof - 22} ${x + house} ${roof}`;
    } else {
      path += `H${x + house}`;
    }
    x += house;
  }
  return `${path}V160Z`;
}
