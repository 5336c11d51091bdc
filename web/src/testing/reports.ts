import type { ReportedPlace } from '@city-genie/contracts/place-report/routes';
import { HttpResponse, http } from 'msw';
import { server } from './server.js';

/** A place in the queue of administrators. */
export function reported(placeId: string, change: Partial<ReportedPlace> = {}): ReportedPlace {
  return {
    placeId,
    name: `Café ${placeId}`,
    city: 'paris',
    isInCatalogue: true,
    reports: 1,
    reasons: [{ reason: 'closed', count: 1 }],
    messages: [],
    firstAt: '2025-11-20T09:00:00.000Z',
    lastAt: '2025-11-20T09:00:00.000Z',
    ...change,
  };
}

/** A server with these places, of which it gives out pages, by their city; records the queries. */
export function serveReports(first: readonly ReportedPlace[]) {
  const asked: Record<string, string>[] = [];
  const held = { places: first };
  server.use(
    http.get('*/api/admin/places/reports', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const [page, size] = [Number(query.page), Number(query.pageSize)];
      const found = held.places.filter(({ city }) => query.city === undefined || query.city === city);
      const places = found.slice((page - 1) * size, page * size);
      return HttpResponse.json({ success: true, places, total: found.length, page });
    }),
  );
  return { asked, held };
}

/** A server that answers decisions, and records them; an answer can be held back. */
export function serveDecisions(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/admin/places/:id/reports', async ({ params, request }) => {
      asked.push([params.id, await request.json()]);
      return answer();
    }),
  );
  return asked;
}

/** The reply to a decision about so many reports. */
export const settled = (count: number) => HttpResponse.json({ success: true, message: 'The reports are settled', settled: count });
