/** Numbers from a seed (mulberry32), so that a sequence can be repeated. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    /** One of these, by weight. */
    pick<T>(choices: readonly (readonly [weight: number, choice: T])[]): T {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      const found = choices.find(([weight]) => {
        left -= weight;
        return left < 0;
      });
      const [, choice] = found ?? choices[0] ?? [0, undefined];
      if (choice === undefined) {
        throw new Error('there is nothing to pick');
      }
      return choice;
    },
  };
}

export type Seeded = ReturnType<typeof seeded>;
