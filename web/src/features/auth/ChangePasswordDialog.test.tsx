import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialogOpened } from '../../app/dialog-slice.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { signIn } from '../../testing/visitor.js';

function recordChanges(answer: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/change-password', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

const ok = () => HttpResponse.json({ success: true, message: 'Password changed successfully' });

async function openDialog() {
  const { store, user } = await renderSite('/about');
  await act(async () => {
    await signIn(store, subscriber);
    store.dispatch(dialogOpened('changePassword'));
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Change Password' }));
  const fill = async (current: string, next: string, again = next) => {
    for (const [label, value] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', again],
    ] as const) {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), value);
    }
  };
  const toast = () => within(screen.getByRole('alert'));
  return { store, user, dialog, submit, fill, toast };
}

const good = 'Window-Seat!';

describe('change-password dialog', () => {
  it('asks for all three, and tells password managers whose password and which', async () => {
    const bodies = recordChanges(ok);
    const { dialog, submit } = await openDialog();
    await submit();
    expect(await dialog.findByText('Please enter a new password')).toBeInTheDocument();
    expect(dialog.getByText('Please confirm your password')).toBeInTheDocument();
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Please enter your current password');
    expect(bodies).toEqual([]);
    const fields = [...document.querySelectorAll('dialog input')];
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(fields[0]).toHaveValue('ada');
    expect(fields[0]).not.toBeVisible();
  });

  it.each([
    ['another confirmation, before everything else', 'abc', 'abd', 'New passwords do not match', 'Confirm new password'],
    ['five characters', 'Ab!de', 'Ab!de', 'New password must be at least 6 characters long', 'New password'],
    ['six, of eight', 'Ab!def', 'Ab!def', 'Password must be at least 8 characters long', 'New password'],
    ['no uppercase letter', 'window-seat', 'window-seat', 'Password must contain at least one uppercase letter', 'New password'],
    ['no symbol', 'WindowSeat', 'WindowSeat', 'Password must contain at least one symbol (!@#$%^&*()_+-=[])', 'New password'],
    ['a space', 'Window Seat!', 'Window Seat!', 'Password cannot contain spaces', 'New password'],
  ])('refuses %s, beside the field and in a toast', async (_name, next, again, message, field) => {
    const bodies = recordChanges(ok);
    const { dialog, submit, fill, toast } = await openDialog();
    // `[` has a meaning of its own when it is typed.
    await fill('old', next.replaceAll('[', '[['), again.replaceAll('[', '[['));
    await submit();
    await waitFor(() => expect(toast().getByText(message)).toBeInTheDocument());
    expect(toast().getByText('Error')).toBeInTheDocument();
    expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(dialog.getByLabelText(field)).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('sends user and passwords once, waits, says that it worked, and closes', async () => {
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const bodies = recordChanges(async () => {
      await answered;
      return ok();
    });
    const { store, user, dialog, submit, fill } = await openDialog();
    await fill('old', good);
    await submit();
    await user.click(await dialog.findByRole('button', { name: 'Changing...' }));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ username: 'ada', currentPassword: 'old', newPassword: good }]);
    const toast = within(within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('status'));
    expect(toast.getByText('Success')).toBeInTheDocument();
    expect(toast.getByText('Password changed successfully')).toBeInTheDocument();
    act(() => void store.dispatch(dialogOpened('changePassword')));
    expect(await screen.findByLabelText('Current password')).toHaveValue('');
  });

  it('shows a wrong password beside its field, and keeps what was typed', async () => {
    const text = 'Your current password is not correct';
    recordChanges(() => refusal(400, 'validation_failed', text, { currentPassword: text }));
    const { dialog, submit, fill, toast } = await openDialog();
    await fill('wrong', good);
    await submit();
    await waitFor(() => expect(toast().getByText(text)).toBeInTheDocument());
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(text);
    expect(dialog.getByLabelText('Current password')).toHaveFocus();
    expect(dialog.getByLabelText('New password')).toHaveValue(good);
  });

  it.each([
    ['says nothing', () => new HttpResponse(null, { status: 502 }), 'Failed to change password'],
    ['is away', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
  ])('has words of its own when the server %s', async (_what, answer, text) => {
    recordChanges(answer);
    const { dialog, submit, fill, toast } = await openDialog();
    await fill('old', good);
    await submit();
    await waitFor(() => expect(toast().getByText(text)).toBeInTheDocument());
    expect(dialog.getAllByText(text)).toHaveLength(2);
  });

  it('closes when the session has ended', async () => {
    recordChanges(() => refusal(401, 'unauthenticated', 'Please log in'));
    const { submit, fill } = await openDialog();
    await fill('old', good);
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Failed to change password')).not.toBeInTheDocument();
  });
});
