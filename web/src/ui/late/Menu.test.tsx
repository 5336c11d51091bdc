import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button.js';
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from './Menu.js';

function setup() {
  // jsdom has no layout, so it lacks ResizeObserver.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const onSelect = vi.fn<(entry: string) => void>();
  render(
    <Menu button={<Button>ada</Button>}>
      <MenuTitle>Signed in as ada@example.org</MenuTitle>
      <MenuItem onSelect={() => onSelect('password')}>Change Password</MenuItem>
      <MenuItem isDisabled onSelect={() => onSelect('invoices')}>
        Invoices
      </MenuItem>
      <MenuLink>
        <a href="#news">News</a>
      </MenuLink>
      <MenuLine />
      <MenuItem isDanger onSelect={() => onSelect('logout')}>
        Logout
      </MenuItem>
    </Menu>,
  );
  return { user: userEvent.setup(), onSelect, button: screen.getByRole('button', { name: 'ada' }) };
}

const entry = (name: string) => screen.getByRole('menuitem', { name });

it('opens by keyboard, cycles with arrow keys past disabled entries, and selects', async () => {
  const { user, onSelect, button } = setup();
  await user.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(entry('Change Password')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(entry('News')).toHaveFocus();
  await user.keyboard('{End}');
  expect(entry('Logout')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['logout']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

it('finds an entry by its first letter; Escape closes without selecting', async () => {
  const { user, onSelect, button } = setup();
  await user.click(button);
  await user.keyboard('l');
  expect(entry('Logout')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
});

it('contains links and disabled entries', async () => {
  const { user, button } = setup();
  await user.click(button);
  expect(entry('News')).toHaveAttribute('href', '#news');
  expect(entry('Invoices')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

it('adds no style element, which the policy forbids', async () => {
  const { user, button } = setup();
  const before = document.querySelectorAll('style').length;
  await user.click(button);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
