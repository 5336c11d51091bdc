import { processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { pairs, purposes } from '@city-genie/local-stack/keys/key-plan';
import { keyNeeds } from '@city-genie/service-kit/process/serve';
import { keyPurposes } from '@city-genie/service-kit/trust/keys';
import { describe, expect, it } from 'vitest';
import { configShapeOf, keyPurposesOf, processes } from './processes.js';

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

  it.each(processNames)('gives %s the keys for the purposes that it needs, and no others', async (name) => {
    const planned = keyPurposes.filter((purpose) => purposes[purpose].flat().includes(name));
    expect(planned.toSorted()).toEqual(keyNeeds(name, await keyPurposesOf(name)).purposes.toSorted());
  });
});
