import { afterEach, describe, expect, it, vi } from 'vitest';

const loadSchemas = {
  waitlist: async () => (await import('@city-genie/contracts/waitlist/request')).waitlistRequest,
  'a report': async () => (await import('@city-genie/contracts/place-report/request')).placeReportRequest,
};

afterEach(() => void vi.unstubAllGlobals());

describe('the schema of a form', () => {
  it.each(Object.entries(loadSchemas))(
    'of %s makes no function from text, which the content security policy forbids',
    async (_name, load) => {
      vi.resetModules();
      const schema = await load();
      const makeFunction = vi.fn();
      vi.stubGlobal('Function', makeFunction);
      expect(schema.safeParse({}).success).toBe(false);
      expect(schema.safeParse({ name: 'Ada', email: 'ada@example.com', city: 'Rome', reason: 'hours' }).success).toBe(true);
      expect(makeFunction).not.toHaveBeenCalled();
    },
  );
});
