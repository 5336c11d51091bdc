import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceScale, priceStep } from './PriceScale.js';

it('has a step for £ to ££££ and none for anything else', () => {
  expect(['£', '££', '£££', '££££', '£££££', '', 'Free', '$$'].map(priceStep)).toEqual([
    1,
    2,
    3,
    4,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('draws as many coins with a lamp as the step says, and says it', () => {
  render(<PriceScale step={3} />);
  const scale = screen.getByRole('img', { name: 'Price: expensive, 3 of 4' });
  expect([scale.querySelectorAll('circle').length, scale.querySelectorAll('path').length]).toEqual([4, 3]);
});
