import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { WhenPicker } from './WhenPicker.js';

function renderPicker(now = '2026-11-21T17:40', first?: string) {
  const picked = vi.fn<(startAt: string | undefined) => void>();
  const reached = vi.fn<(inReach: boolean) => void>();
  function Page() {
    const [startAt, setStartAt] = useState(first);
    const onPick = (start: string | undefined) => {
      picked(start);
      setStartAt(start);
    };
    const city = { name: 'Paris', timezone: 'Europe/Paris' };
    return <WhenPicker city={city} startAt={startAt} now={now} timeframe="half-day" onPick={onPick} onReach={reached} />;
  }
  render(<Page />);
  return { user: userEvent.setup(), picked, reached };
}

const choice = (name: RegExp) => screen.getByRole('radio', { name });

describe('WhenPicker', () => {
  it('offers four starts with their times', async () => {
    const { user, picked } = renderPicker();
    expect(screen.getByRole('group', { name: 'When do you set out?' })).toBeInTheDocument();
    expect(choice(/^Now soonest: tomorrow 09:00$/)).toBeChecked();
    await user.click(choice(/^Tonight 18:00/));
    expect(picked).toHaveBeenLastCalledWith('2026-11-21T18:00');
    await user.click(choice(/^Tomorrow Sun 22, 10:00/));
    expect(picked).toHaveBeenLastCalledWith('2026-11-22T10:00');
    expect(choice(/^Tomorrow/)).toBeChecked();
    await user.click(choice(/^Now/));
    expect(picked).toHaveBeenLastCalledWith(undefined);
  });

  it('offers no evening when it is too late for one', () => {
    renderPicker('2026-11-21T21:40');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('radio', { name: /^Tonight/ })).not.toBeInTheDocument();
  });

  it('accepts a date and a time within 14 days', async () => {
    const { user, picked } = renderPicker();
    await user.click(choice(/^A date/));
    expect(picked).toHaveBeenLastCalledWith('2026-11-22T10:00');
    expect(choice(/^A date/)).toBeChecked();
    const date = screen.getByLabelText('Date');
    expect(date).toHaveAttribute('min', '2026-11-21');
    expect(date).toHaveAttribute('max', '2026-12-05');
    await user.clear(date);
    await user.type(date, '2026-11-28');
    await user.clear(screen.getByLabelText('Time'));
    await user.type(screen.getByLabelText('Time'), '15:30');
    expect(picked).toHaveBeenLastCalledWith('2026-11-28T15:30');
  });

  it('shows an error for an invalid date, and does not pass it on', async () => {
    const { user, picked, reached } = renderPicker();
    await user.click(choice(/^A date/));
    picked.mockClear();
    const date = screen.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2027-01-01');
    expect(date).toBeInvalid();
    expect(date).toHaveAccessibleDescription('Please choose a start within the next 14 days');
    expect(picked).not.toHaveBeenCalled();
    expect(reached).toHaveBeenLastCalledWith(false);
    await user.click(choice(/^Tomorrow/));
    expect(reached).toHaveBeenLastCalledWith(true);
  });

  it('shows a date from the address', () => {
    renderPicker('2026-11-21T17:40', '2026-11-25T12:15');
    expect(choice(/^A date/)).toBeChecked();
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-25');
    expect(screen.getByLabelText('Time')).toHaveValue('12:15');
  });
});
