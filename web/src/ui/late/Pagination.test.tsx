import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.js';

function show(page: number, pages: number) {
  render(
    <MemoryRouter initialEntries={['/list?q=a']}>
      <Pagination page={page} pages={pages} searchOf={(number) => `?q=a&page=${number}`} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
}

describe('Pagination', () => {
  it('links to pages by number, and to the ones before and after', () => {
    expect(show(5, 9)).toEqual([
      ['Previous page', '/list?q=a&page=4'],
      ['Page 1', '/list?q=a&page=1'],
      ['Page 4', '/list?q=a&page=4'],
      ['Page 5', '/list?q=a&page=5'],
      ['Page 6', '/list?q=a&page=6'],
      ['Page 9', '/list?q=a&page=9'],
      ['Next page', '/list?q=a&page=6'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  });

  it('leads no further than the list goes, and nowhere from a single page', () => {
    expect(show(1, 1)).toEqual([]);
    expect(show(1, 2).map(([name]) => name)).toEqual(['Page 1', 'Page 2', 'Next page']);
  });
});
