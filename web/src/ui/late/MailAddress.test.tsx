import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MailAddress } from './MailAddress.js';

/** Where it may break, as "|"; what is held together, in brackets. */
function drawn(address: string, end = ''): string {
  const { container } = render(<MailAddress address={address} end={end} />);
  const { innerHTML } = container.firstElementChild ?? container;
  return innerHTML
    .replaceAll('<wbr>', '|')
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');
}

describe('a mail address', () => {
  it.each([
    ['ada@example.com', 'ada|@example|.com'],
    ['ada.lovelace@example.co.uk', 'ada|.lovelace|@example|.co|.uk'],
    ['support@city-genie.example', 'support|[@city-genie]|.example'],
    ['a.a@a.a', 'a|.a|@a|.a'],
    ['longer-than-a-phone@example.com', 'longer-than-a-phone|@example|.com'],
  ])('%s breaks, if it has to, as %s', (address, parts) => {
    expect(drawn(address)).toBe(parts);
  });

  it('keeps its full stop', () => {
    expect(drawn('ada@example.com', '.')).toBe('ada|@example|.com.');
  });

  it('is read as one word within a sentence', () => {
    render(
      <button type="button">
        Write to <MailAddress address="support@city-genie.example" />
      </button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Write to support@city-genie.example');
  });
});
