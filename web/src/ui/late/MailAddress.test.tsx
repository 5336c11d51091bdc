import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MailAddress } from './MailAddress.js';

describe('a mail address', () => {
  it.each([
    ['ada@example.com', 'ada|@example|.com'],
    ['ada.lovelace@example.co.uk', 'ada|.lovelace|@example|.co|.uk'],
    ['a.a@a.a', 'a|.a|@a|.a'],
  ])('%s breaks, if it has to, as %s', (address, parts) => {
    render(<MailAddress address={address} />);
    expect(screen.getByText(address).innerHTML.replaceAll('<wbr>', '|')).toBe(parts);
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
