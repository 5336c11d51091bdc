import type { SearchReply } from '@city-genie/contracts/search/routes';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { expect, it, vi } from 'vitest';
import { testApp, tuesdayMorning } from './test-app.js';

const planted = { notInTheContract: true };

/** A presenter that adds fields which the contract doesn't have. */
vi.mock('../src/presenters/present-visit.js', async (importOriginal) => {
  const { presentVisit } = await importOriginal<typeof import('../src/presenters/present-visit.js')>();
  const withMore = <T extends object>(list: readonly T[]) => list.map((entry) => ({ ...entry, ...planted }));
  return {
    presentVisit: (...args: Parameters<typeof presentVisit>): SearchReply => {
      const reply = presentVisit(...args);
      return {
        ...reply,
        ...planted,
        recommendations: withMore(reply.recommendations),
        plan: reply.plan && { ...reply.plan, ...planted },
        alternatives: withMore(reply.alternatives),
        notes: withMore(reply.notes),
      };
    },
  };
});

it('every route has the reply schema of its contract', async () => {
  expect(await uncheckedReplies(await testApp(), 'recommendations', tuesdayMorning)).toEqual([]);
});

it.each([
  // Checked against the contract when the plan is made.
  ['POST', '/api/paris/search', { mood: 'romantic-dreamy', timeframe: 'half-day' }],
  ['POST', '/api/paris/cuisine', { mood: 'romantic-dreamy', timeframe: 'half-day' }],
  ['GET', '/api/paris/guide', undefined],
  ['POST', '/api/places/paris-musee-du-louvre/report', { reason: 'closed' }],
] as const)('%s %s sends no field that its contract doesn’t list', async (method, url, payload) => {
  const app = await testApp();
  app.addHook('preSerialization', async (_request, _reply, reply) => (typeof reply === 'object' ? { ...reply, ...planted } : reply));
  const headers = signedHeaders('recommendations', method, url, { clock: tuesdayMorning });
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  expect([reply.statusCode, reply.json().success]).toEqual([200, true]);
  expect(reply.body).not.toContain('notInTheContract');
});
