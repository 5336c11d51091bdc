import { afterEach, describe, expect, it, vi } from 'vitest';

type Schema = { safeParse: (value: unknown) => { success: boolean } };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'safeParse' in value;

/** The request schemas of all contracts, which forms load. */
const requests = import.meta.glob<Record<string, unknown>>('../../../packages/contracts/src/*/request.ts');

afterEach(() => void vi.unstubAllGlobals());

describe('request schemas of forms', () => {
  it.each(Object.entries(requests))(
    '%s compiles no function from a string, which the content security policy forbids',
    async (_file, load) => {
      vi.resetModules();
      const schemas = Object.values(await load()).filter(isSchema);
      const makeFunction = vi.fn();
      vi.stubGlobal('Function', makeFunction);
      expect(schemas.map((schema) => schema.safeParse({}).success)).toContain(false);
      expect(makeFunction).not.toHaveBeenCalled();
    },
  );
});
