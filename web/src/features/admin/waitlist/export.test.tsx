import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/handlers.js';
import { server } from '../../../testing/server.js';
import { watchTimers } from '../../../testing/timers.js';
import { toastSays } from '../../../testing/user-acts.js';
import { openWaitlist, serveWaitlist } from '../../../testing/waitlist-entries.js';

/** With the mark by which spreadsheets know UTF-8. */
const csv = '\uFEFFName,Email,City,Signup Date\r\nAda,ada@example.com,London,2025-01-18\r\n';
const named = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="waitlist-2026-11-25.csv"' };

/** The connection ends in the middle of the file. */
function cutOff() {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(csv));
      controller.error(new Error('cut off'));
    },
  });
  return new HttpResponse(body, { headers: named });
}

/** A server that exports so, and a browser that keeps what it is to save. */
function serveExport(answer: () => Response | Promise<Response> = () => new HttpResponse(csv, { headers: named })) {
  const asked: Record<string, string>[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: vi.fn() }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.use(
    http.get('*/api/admin/waitlist.csv', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer();
    }),
  );
  return { asked, blobs, clicked };
}

async function openAndExport(query = '') {
  serveWaitlist();
  const site = await openWaitlist(query);
  await screen.findByRole('button', { name: 'Export CSV' });
  await site.press('Export CSV');
  return site;
}

describe('the export', () => {
  it('is saved byte for byte under the server’s name for it, and not kept in the cache', async () => {
    const { blobs, clicked, asked } = serveExport();
    const timers = watchTimers();
    const { store } = await openAndExport();
    await toastSays('status', 'waitlist-2026-11-25.csv');
    expect(asked).toEqual([{}]);
    expect(clicked.mock.contexts[0]).toHaveProperty('download', 'waitlist-2026-11-25.csv');
    expect(clicked.mock.contexts[0]).toHaveProperty('href', 'blob:1');
    const bytes = (await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0);
    expect([...new Uint8Array(bytes)]).toEqual([...new TextEncoder().encode(csv)]);
    expect(JSON.stringify(store.getState())).not.toContain('Signup Date');
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    await timers.end(60_000);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  it('has what the filters show', async () => {
    const { asked } = serveExport();
    await openAndExport('&q=ada&city=London&status=confirmed&order=name');
    await waitFor(() => expect(asked).toEqual([{ search: 'ada', city: 'London', status: 'confirmed' }]));
  });

  it('has a name also where the server gives it none', async () => {
    const { clicked } = serveExport(() => new HttpResponse(csv, { headers: { 'content-type': 'text/csv' } }));
    await openAndExport();
    await toastSays('status', 'waitlist.csv');
    expect(clicked.mock.contexts[0]).toHaveProperty('download', 'waitlist.csv');
  });

  it('is busy meanwhile, and isn’t begun twice', async () => {
    const { asked } = serveExport(() => new Promise<Response>(() => undefined));
    const { press } = await openAndExport();
    const button = await screen.findByRole('button', { name: 'Exporting…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await press('Exporting…');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['without a reply', () => HttpResponse.error(), 'Failed to export the waitlist'],
    ['in the middle', cutOff, 'Failed to export the waitlist'],
    ['after too many', () => refusal(429, 'rate_limited', 'That was a lot of exports.'), 'That was a lot of exports.'],
  ])('that fails %s is told, and nothing is saved', async (_when, answer, text) => {
    const { clicked } = serveExport(answer);
    await openAndExport();
    await toastSays('alert', text);
    expect(clicked).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-busy');
  });

  it('waits for a step-up, and goes on after it', async () => {
    const answers = [() => refusal(403, 'step_up_required', 'Please confirm that it is you')];
    const { asked } = serveExport(() => answers.shift()?.() ?? new HttpResponse(csv, { headers: named }));
    server.use(http.post('*/api/auth/step-up', () => HttpResponse.json({ success: true, message: 'Thank you' })));
    const { user } = await openAndExport();
    const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    await user.type(await proof.findByLabelText('Password'), 'Rain-over-Paris{Enter}');
    await toastSays('status', 'waitlist-2026-11-25.csv');
    expect(asked).toHaveLength(2);
  });
});
