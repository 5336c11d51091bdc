import { HttpResponse, http } from 'msw';
import { samplePlan } from './sample-plan.js';
import { server } from './server.js';

/** Answers searches with the ids given for their seed, and records the bodies. */
export function answerSearches(idsBySeed: Record<string, string[]>) {
  const bodies: { seed: string; seen?: string[] }[] = [];
  server.use(
    http.post<never, { seed: string; seen?: string[] }>('*/api/paris/search', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return HttpResponse.json(samplePlan(idsBySeed[body.seed] ?? [], body.seed));
    }),
  );
  return bodies;
}
