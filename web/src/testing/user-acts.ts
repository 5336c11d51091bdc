import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { openAdmin } from './admin.js';
import { server } from './server.js';

export const ok = () => HttpResponse.json({ success: true, message: 'Done' });

/** A server that answers changes of rights and deletions, and records them; an answer can be held back. */
export function serveActs(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/admin/users/:id/admin', async ({ params, request }) => {
      asked.push(['admin', params.id, await request.json()]);
      return answer();
    }),
    http.delete('*/api/admin/users/:id', async ({ params, request }) => {
      asked.push(['delete', params.id, await request.text()]);
      return answer();
    }),
  );
  return asked;
}

/** Opens the list of users, with what can be done in the row of one of them. */
export async function openRow(username = 'ada', path = '/admin') {
  const site = await openAdmin(path);
  const row = within(await site.row(username));
  const control = row.getByRole('switch');
  const remove = row.getByRole('button', { name: `Delete ${username}` });
  const dialog = () => within(screen.getByRole('dialog'));
  const answer = (button: string) => site.user.click(dialog().getByRole('button', { name: button }));
  return {
    ...site,
    control,
    remove,
    dialog,
    answer,
    /** Each presses the control, and then the button that does it. */
    grant: async () => {
      await site.user.click(control);
      await answer('Make administrator');
    },
    takeAway: async () => {
      await site.user.click(control);
      await answer('Take away');
    },
    confirmDelete: async () => {
      await site.user.click(remove);
      await answer('Delete');
    },
  };
}

/** A row of the list, by its username. */
export const shownUser = (username: string) => screen.queryByText(username, { selector: 'th p' });

/** Waits until a toast says this. */
export const toastSays = (role: 'status' | 'alert', text: string) =>
  waitFor(() => expect(within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole(role)).toHaveTextContent(text));
