import type { PlaceReportRequest } from '@city-genie/contracts/place-report/request';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

/** Opens the form of the first stop, answers reports in turn and records them. */
async function openForm(...replies: (() => Response)[]) {
  const reports: { path: string; body: PlaceReportRequest }[] = [];
  server.use(
    http.post<never, PlaceReportRequest>('*/api/places/:id/report', async ({ request }) => {
      reports.push({ path: new URL(request.url).pathname, body: await request.json() });
      return (replies[reports.length - 1] ?? (() => HttpResponse.json({ success: true, message: 'Thank you. We’ll look into it.' })))();
    }),
  );
  const { user } = await renderSite('/paris?mood=romantic-dreamy&time=half-day&seed=1');
  const stop = within(await screen.findByRole('article', { name: 'Place a' }));
  await user.click(stop.getByText('Report a mistake'));
  const form = within(await stop.findByRole('form', { name: 'Report a mistake: Place a' }));
  const send = () => user.click(form.getByRole('button', { name: 'Send report' }));
  return { user, stop, form, send, reports };
}

describe('report form', () => {
  it('sends the report and says thanks', async () => {
    const { user, stop, form, send, reports } = await openForm();
    await user.selectOptions(form.getByLabelText('What is wrong?'), 'hours');
    await user.type(form.getByLabelText('What should it say? (optional)'), ' Closed on Mondays ');
    await send();
    expect(await stop.findByText('Thank you. We’ll look into it.')).toHaveAttribute('role', 'status');
    expect(reports).toEqual([{ path: '/api/places/a/report', body: { reason: 'hours', message: 'Closed on Mondays' } }]);
  });

  it('asks for a reason before anything is sent', async () => {
    const { form, send, reports } = await openForm();
    await send();
    expect(await form.findByText('Please choose what is wrong')).toBeInTheDocument();
    expect(form.getByLabelText('What is wrong?')).toHaveAttribute('aria-invalid', 'true');
    expect(reports).toEqual([]);
  });

  it('asks for a message with the reason "other"', async () => {
    const { user, form, send, reports } = await openForm();
    await user.selectOptions(form.getByLabelText('What is wrong?'), 'other');
    await send();
    expect(await form.findByText('Please tell us what is wrong')).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('What is wrong?'), 'hours');
    expect(form.queryByText('Please tell us what is wrong')).not.toBeInTheDocument();
    expect(reports).toEqual([]);
  });

  it('shows the server’s messages at their field, or below the form', async () => {
    const { user, form, send } = await openForm(
      () => refusal(400, 'validation_failed', 'That can’t be read', { message: 'That can’t be read' }),
      () => refusal(400, 'validation_failed', 'No such place', { id: 'No such place' }),
      () => refusal(429, 'rate_limited', 'Please wait a little'),
    );
    await user.selectOptions(form.getByLabelText('What is wrong?'), 'hours');
    await send();
    expect(await form.findByText('That can’t be read')).toBeInTheDocument();
    expect(form.getByLabelText('What should it say? (optional)')).toHaveFocus();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    await send();
    expect(await form.findByRole('alert')).toHaveTextContent('No such place');
    await send();
    expect(await form.findByText('Please wait a little')).toHaveAttribute('role', 'alert');
  });
});
