import { processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { pairs } from '@city-genie/local-stack/keys/key-plan';
import { describe, expect, it } from 'vitest';
import { configShapeOf, processes } from './processes.js';

describe('the plan of keys', () => {
  it('covers every process, and each pair of which one has the other’s address', async () => {
    expect([...processNames].sort()).toEqual([...processes].sort());
    for (const name of processNames) {
      const addresses = Object.keys(await configShapeOf(name)).filter((variable) =>
        processes.includes(variable.replace(/_URL$/, '').toLowerCase()),
      );
      expect([name, addresses.map((variable) => variable.replace('_URL', '').toLowerCase()).sort()]).toEqual([
        name,
        pairs.flatMap(({ issuer, audience }) => (issuer === name ? audience : [])).sort(),
      ]);
    }
  });
});
