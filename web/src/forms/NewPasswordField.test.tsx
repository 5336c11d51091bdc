import { registrationRules, resetRules } from '@city-genie/contracts/auth/password-rules';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewPasswordField } from './NewPasswordField.js';

function setup(rules = registrationRules) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <NewPasswordField label="New password" name="password" rules={rules} error={undefined} />
      <button type="submit">Send</button>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('New password');
  const toggle = screen.getByRole('button', { name: 'Show new password' });
  return { user: userEvent.setup(), input, toggle };
}

const requirements = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('new password field', () => {
  it('ticks off its requirements while it is filled in, also by pasting, and says how many are met', async () => {
    const { user, input } = setup();
    expect(announced()).toBe('');
    await user.type(input, 'paris');
    expect(requirements()).toEqual([
      'At least 8 characters: to do',
      'An uppercase letter: to do',
      'A lowercase letter: done',
      'A symbol: !@#$%^&*()_+-=[]: to do',
      'No spaces: done',
    ]);
    expect(announced()).toBe('2 of 5 requirements met');
    await user.clear(input);
    await user.paste('Rain over Paris!');
    expect(requirements().filter((text) => text?.endsWith('to do'))).toEqual(['No spaces: to do']);
    expect(announced()).toBe('4 of 5 requirements met');
  });

  it('asks for a number instead of a symbol at a reset', async () => {
    const { user, input } = setup(resetRules);
    await user.type(input, 'Rain over Paris 7');
    expect(announced()).toBe('4 of 4 requirements met');
    expect(requirements()).toContain('A number: done');
  });

  it('names its requirements as its description', () => {
    const { input } = setup();
    expect(input).toHaveAccessibleDescription(/At least 8 characters: to do An uppercase letter: to do/);
  });

  it('is meant for password managers', () => {
    const { input } = setup();
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('its button', () => {
  it('shows and hides the password, and keeps focus and caret', async () => {
    const { user, input, toggle } = setup();
    await user.type(input, 'paris');
    input.setSelectionRange(2, 3);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    expect(input).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(input).toHaveFocus();
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['paris', 2, 3]);
    await user.click(toggle);
    expect(input).toHaveAttribute('type', 'password');
  });

  it('works by keyboard, submits nothing, and keeps the focus', async () => {
    const { user, input, toggle } = setup();
    await user.click(input);
    await user.tab();
    expect(toggle).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(input).toHaveAttribute('type', 'text');
    expect(toggle).toHaveFocus();
  });

  it('hides the password again when the form is sent', async () => {
    const { user, input, toggle } = setup();
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
