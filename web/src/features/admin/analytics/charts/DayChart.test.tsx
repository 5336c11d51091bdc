import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DayChart } from './DayChart.js';

const days = [
  { date: '2025-11-20', value: 7 },
  { date: '2025-11-21', value: 1200 },
];

describe('a chart of days', () => {
  it('reads the day that is pointed at, and none when the pointer has left', () => {
    render(<DayChart title="Searches per day" days={days} one="search" many="searches" />);
    const plot = screen.getByRole('img').querySelector('svg')?.parentElement ?? document.body;
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
    fireEvent.pointerMove(plot, { clientX: 110 });
    expect(plot).toHaveTextContent('20 November 2025: 7');
    fireEvent.pointerMove(plot, { clientX: 300 });
    expect(plot).toHaveTextContent('21 November 2025: 1,200');
    fireEvent.pointerLeave(plot);
    expect(plot).toHaveTextContent('');
  });

  it('has lines from 0 to a round number above the highest value', () => {
    render(<DayChart title="Searches per day" days={days} one="search" many="searches" />);
    const lines = [...screen.getByRole('img').querySelectorAll('.absolute')].map((line) => line.textContent);
    expect(lines.filter(Boolean)).toEqual(['0', '500', '1,000', '1,500', '21 Nov']);
  });

  it('has no picture and no table while it is loading', () => {
    render(<DayChart title="Searches per day" days={undefined} one="search" many="searches" />);
    expect(screen.getByRole('heading', { name: 'Searches per day' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('As a table')).not.toBeInTheDocument();
  });
});
