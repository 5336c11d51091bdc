import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { Select } from './Select.js';

describe('Button', () => {
  it('keeps the focus while busy, and ignores presses', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
    onSubmit.mockImplementation((event: Event) => event.preventDefault());
    rerender(form(false));
    await user.click(button);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  });

  it('handles presses while aria-disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button aria-disabled="true" onClick={onClick}>
        Generate
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('Field and Select', () => {
  const city = (props: { hint?: ReactNode; error?: string }) => (
    <Field label="City" {...props}>
      {(control) => (
        <Select {...control} name="city" defaultValue="">
          <option value="">Choose a city</option>
          <option>London</option>
          <option>Paris</option>
        </Select>
      )}
    </Field>
  );

  it('has its label as its name, and options by name', async () => {
    render(city({}));
    const list = screen.getByRole('combobox', { name: 'City' });
    expect(list).toBeValid();
    await userEvent.selectOptions(list, 'Paris');
    expect(list).toHaveValue('Paris');
  });

  it('is described by its error first, then by its hint', () => {
    render(city({ hint: 'Where you want to go', error: 'Please choose a city' }));
    const list = screen.getByRole('combobox', { name: 'City' });
    expect(list).toBeInvalid();
    expect(list).toHaveAccessibleDescription('Please choose a city Where you want to go');
  });

  it('is described by all of a hint with parts, and by nothing without one', () => {
    const rules = (
      <ul>
        <li>A big one</li>
        <li>Not too far</li>
      </ul>
    );
    const { rerender } = render(city({ hint: rules }));
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('A big one Not too far');
    rerender(city({ hint: false }));
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-describedby');
  });
});
