import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { defineRoute } from '@city-genie/contracts/route';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { call } from './call.js';

const listed = defineEndpoint({ service: 'waitlist', method: 'GET', url: '/api/:city/entries', access: 'admin' });
const page = z.object({ after: z.string(), size: z.string().optional() });
const listRoute = defineRoute(listed, { querystring: page, reply: z.object({}) });
const lookRoute = defineRoute(listed, { querystring: page.partial(), reply: z.object({}) });
const plainRoute = defineRoute(listed, { reply: z.object({}) });

describe('call', () => {
  it('puts a query beside the parameters of the path', () => {
    expect(call<typeof listRoute>(listed)({ city: 'new york', query: { after: 'b' } })).toEqual({
      endpoint: listed,
      method: 'GET',
      url: '/api/new%20york/entries',
      params: { after: 'b' },
    });
    expect(call<typeof plainRoute>(listed)({ city: 'paris' })).toEqual({ endpoint: listed, method: 'GET', url: '/api/paris/entries' });
  });

  it('takes the query of the contract, and needs it when the contract does', () => {
    const list = call<typeof listRoute>(listed);
    const look = call<typeof lookRoute>(listed);
    const plain = call<typeof plainRoute>(listed);
    expectTypeOf<{ city: string; query: { after: string; size: string } }>().toExtend<Parameters<typeof list>[0]>();
    expectTypeOf<{ city: string }>().not.toExtend<Parameters<typeof list>[0]>();
    expectTypeOf<{ city: string; query: { after: number } }>().not.toExtend<Parameters<typeof list>[0]>();
    expectTypeOf<{ city: string }>().toExtend<Parameters<typeof look>[0]>();
    expectTypeOf<{ city: string; query: { after: string } }>().not.toExtend<Parameters<typeof plain>[0]>();
  });
});
