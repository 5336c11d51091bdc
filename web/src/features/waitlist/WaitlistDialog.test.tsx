import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

async function openDialog() {
  const { user } = await renderSite('/');
  const [opener] = screen.getAllByRole('button', { name: 'Join the Waitlist' });
  if (opener) {
    await user.click(opener);
  }
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Join the Waitlist' }));
  return { user, dialog, submit };
}

function recordJoins() {
  const joins: unknown[] = [];
  server.use(
    http.post('*/api/waitlist', async ({ request }) => {
      joins.push(await request.json());
      return HttpResponse.json({ success: true, message: 'Thank you' });
    }),
  );
  return joins;
}

describe('waitlist dialog', () => {
  it('shows field errors and sends nothing', async () => {
    const joins = recordJoins();
    const { dialog, submit } = await openDialog();
    await submit();
    expect(await dialog.findByText('Please enter your name')).toBeInTheDocument();
    expect(dialog.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(dialog.getByText('Please choose a city')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(joins).toEqual([]);
  });

  it('joins, confirms, and shows the toast inside the dialog', async () => {
    const joins = recordJoins();
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Madrid');
    await submit();
    expect(await dialog.findByRole('heading', { name: "You're on the list!" })).toBeInTheDocument();
    expect(joins).toEqual([{ name: 'Ada', email: 'ada@example.com', city: 'Madrid', website: '' }]);
    expect(await dialog.findByText('Welcome to the waitlist!')).toBeInTheDocument();
    expect(dialog.getByText("We'll notify you as soon as City Genie launches in your city.")).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends the typed city instead of "Other", and requires it', async () => {
    const joins = recordJoins();
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Other');
    await submit();
    expect(await dialog.findByText('Please tell us which city')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Which city?' }), 'Lisbon');
    await submit();
    await waitFor(() => expect(joins).toEqual([{ name: 'Ada', email: 'ada@example.com', city: 'Lisbon', website: '' }]));
  });

  it('shows the server’s message at the field and in the toast', async () => {
    server.use(
      http.post('*/api/waitlist', () => refusal(400, 'validation_failed', 'Please check the form', { email: 'That address bounces' })),
    );
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Paris');
    await submit();
    expect(await dialog.findByText('That address bounces')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(dialog.getByRole('alert')).toHaveTextContent('Please check the form');
  });

  it('shows that it is joining, and sends once', async () => {
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    let joins = 0;
    server.use(
      http.post('*/api/waitlist', async () => {
        joins += 1;
        await answered;
        return HttpResponse.json({ success: true, message: 'Thank you' });
      }),
    );
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Paris');
    await submit();
    await user.click(await dialog.findByRole('button', { name: 'Joining…' }));
    release();
    expect(await dialog.findByRole('heading', { name: "You're on the list!" })).toBeInTheDocument();
    expect(joins).toBe(1);
  });

  it('shows a general text when the server sends no message, and keeps it in the form', async () => {
    server.use(http.post('*/api/waitlist', () => HttpResponse.error()));
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Paris');
    await submit();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Please try again later.'));
    // Whoever goes on closes the toast; then the form says it.
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' L');
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
    expect(dialog.getByText('Please try again later.')).not.toHaveClass('invisible');
  });
});
