import { afterEach, describe, expect, it, vi } from 'vitest';

type Schema = { safeParse: (value: unknown) => { success: boolean } };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'safeParse' in value;

/** The schemas that forms load, wherever a contract has them. */
const requests = import.meta.glob<Record<string, unknown>>('../../../packages/contracts/src/*/request.ts');

afterEach(() => void vi.unstubAllGlobals());

describe('the schemas of forms', () => {
  it.each(Object.entries(requests))('in %s make no function from text, which the content security policy forbids', async (_file, load) => {
    vi.resetModules();
    const schemas = Object.values(await load()).filter(isSchema);
    const makeFunction = vi.fn();
    vi.stubGlobal('Function', makeFunction);
    expect(schemas.map((schema) => schema.safeParse({}).success)).toContain(false);
    expect(makeFunction).not.toHaveBeenCalled();
  });
});
