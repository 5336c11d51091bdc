import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('shows the page to whoever reads why something wasn’t found', () => {
  document.body.innerHTML = '<main><p>what is there</p></main>';
  expect(() => screen.getByText('what is not')).toThrow(/^Unable to find an element with the text: what is not[\s\S]*what is there/);
});

it('shows whoever waited what was there at last', async () => {
  document.body.innerHTML = '<p>what is there</p>';
  await expect(screen.findByRole('button', {}, { timeout: 1 })).rejects.toThrow(/role="button"[\s\S]*what is there/);
});
