import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './Switch.js';

function show(props: Partial<ComponentProps<typeof Switch>> = {}) {
  const onSwitch = vi.fn<(isOn: boolean) => void>();
  const one = (isOn: boolean) => (
    <Switch isOn={isOn} onSwitch={onSwitch} {...props}>
      News
    </Switch>
  );
  const { rerender } = render(one(false));
  return { onSwitch, turn: (isOn: boolean) => rerender(one(isOn)), control: screen.getByRole('switch', { name: 'News' }) };
}

describe('Switch', () => {
  it('asks for the other state, by pointer and by keyboard, and is as the caller says', async () => {
    const user = userEvent.setup();
    const { onSwitch, turn, control } = show();
    await user.click(control);
    expect(control).not.toBeChecked();
    turn(true);
    expect(control).toBeChecked();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(onSwitch.mock.calls).toEqual([[true], [false], [false]]);
  });

  it('keeps the focus while busy, and ignores presses', async () => {
    const { onSwitch, control } = show({ busy: true });
    await userEvent.click(control);
    expect(control).toHaveFocus();
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAttribute('aria-busy', 'true');
    expect(onSwitch).not.toHaveBeenCalled();
  });

  it.each([true, 'true'] as const)('ignores presses while aria-disabled is %j', async (disabled) => {
    const { onSwitch, control } = show({ 'aria-disabled': disabled });
    await userEvent.click(control);
    expect(control).toHaveFocus();
    expect(onSwitch).not.toHaveBeenCalled();
  });
});
