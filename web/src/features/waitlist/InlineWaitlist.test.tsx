import { waitlistCities } from '@city-genie/contracts/waitlist/cities';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

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

const formIn = (landmark: HTMLElement) => within(within(landmark).getByRole('form', { name: /^Waitlist/ }));

describe('waitlist forms on pages', () => {
  it('offer the contract’s cities', async () => {
    await renderSite('/about');
    const options = within(formIn(screen.getByRole('contentinfo')).getByRole('combobox', { name: 'City' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Choose a city', ...waitlistCities]);
  });

  it('send a complete form, and replace it with a confirmation', async () => {
    const joins = recordJoins();
    const { user } = await renderSite('/');
    const form = formIn(screen.getByRole('region', { name: 'Be there when your city opens' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'Other');
    await user.type(form.getByRole('textbox', { name: 'Which city?' }), 'Lisbon');
    await user.click(form.getByRole('button', { name: 'Join the Waitlist' }));
    expect(await screen.findByRole('heading', { name: "You're on the list!" })).toHaveFocus();
    expect(await screen.findByText('Welcome to the waitlist!')).toBeInTheDocument();
    expect(joins).toEqual([{ name: 'Ada', email: 'ada@example.com', city: 'Lisbon', website: '' }]);
  });

  it('use values entered before the rules were loaded', async () => {
    const joins = recordJoins();
    await renderSite('/');
    const form = formIn(screen.getByRole('region', { name: 'Be there when your city opens' }));
    // Sets the values without events, as before hydration.
    const fill = (label: string, value: string) => {
      form.getByRole<HTMLInputElement>('textbox', { name: label }).value = value;
    };
    fill('Name', 'Ada');
    fill('Email', 'ada@example.com');
    fireEvent.change(form.getByRole('combobox', { name: 'City' }), { target: { value: 'Paris' } });
    fireEvent.click(form.getByRole('button', { name: 'Join the Waitlist' }));
    expect(form.getByRole('button', { name: 'Joining…' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByRole('heading', { name: "You're on the list!" })).toBeInTheDocument();
    expect(joins).toEqual([{ name: 'Ada', email: 'ada@example.com', city: 'Paris', website: '' }]);
  });

  it('show field errors after an early press', async () => {
    const joins = recordJoins();
    const { user } = await renderSite('/');
    const form = formIn(screen.getByRole('region', { name: 'Be there when your city opens' }));
    await user.click(form.getByRole('button', { name: 'Join the Waitlist' }));
    expect(await form.findByText('Please enter your name')).toBeInTheDocument();
    expect(form.getByText('Please choose a city')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(joins).toEqual([]);
  });

  it('the one-line form confirms by toast only, and is reset', async () => {
    const joins = recordJoins();
    const { user } = await renderSite('/about');
    const form = formIn(screen.getByRole('contentinfo'));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'Madrid');
    await user.click(form.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Welcome to the waitlist!')).toBeInTheDocument();
    expect(screen.queryByText("You're on the list!")).not.toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('');
    expect(joins).toEqual([{ name: 'Ada', email: 'ada@example.com', city: 'Madrid', website: '' }]);
  });

  it('show the server’s refusal, and keep the values', async () => {
    server.use(
      http.post('*/api/waitlist', () => refusal(400, 'validation_failed', 'Please check the form', { email: 'That address bounces' })),
    );
    const { user } = await renderSite('/about');
    const form = formIn(screen.getByRole('contentinfo'));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'Madrid');
    await user.click(form.getByRole('button', { name: 'Join' }));
    expect(await form.findByText('That address bounces')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });
});
