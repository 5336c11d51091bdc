import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.js';

const tabs = [
  { value: 'a', text: 'First', content: 'one' },
  { value: 'b', text: 'Second', content: 'two' },
] as const;

function Kept() {
  const [value, setValue] = useState('b');
  return <Tabs label="Kept" tabs={tabs} kept={{ value, onChange: setValue }} />;
}

describe('Tabs', () => {
  it('open what an arrow key reaches', async () => {
    render(<Tabs label="Own" tabs={tabs} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'First' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('two');
  });

  it('open by Enter or Space where the caller keeps the state', async () => {
    render(<Kept />);
    const user = userEvent.setup();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('two');
    screen.getByRole('tab', { name: 'Second' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('two');
    await user.keyboard(' ');
    expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('one');
  });
});
