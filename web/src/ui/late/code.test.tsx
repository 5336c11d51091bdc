import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { CodeInput } from './CodeInput.js';
import { QrCode } from './QrCode.js';

describe('CodeInput', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 12-34-56\n', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('keeps the digits of %j', async (pasted, value) => {
    const user = userEvent.setup();
    render(<CodeInput aria-label="Code" />);
    await user.click(screen.getByLabelText('Code'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Code')).toHaveValue(value);
  });

  it('is one input, which browsers can fill in from a message', () => {
    render(<CodeInput aria-label="Code" />);
    const inputs = screen.getAllByRole('textbox');
    expect(inputs).toHaveLength(1);
    expect(inputs[0]).toHaveAttribute('autocomplete', 'one-time-code');
    expect(inputs[0]).toHaveAttribute('inputmode', 'numeric');
  });
});

/** Which modules a path of rectangles paints. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

describe('QrCode', () => {
  const text = 'otpauth://totp/City%20Genie:ada?secret=JBSWY3DPEHPK3PXP&issuer=City%20Genie';

  it('paints exactly the dark modules, on white, within a quiet zone of four', () => {
    const { container } = render(<QrCode text={text} label="The key" />);
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    expect(painted(container.querySelector('path')?.getAttribute('d') ?? '', size)).toEqual(data);
    expect(screen.getByRole('img', { name: 'The key' })).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#fff');
    expect(container.querySelector('path')).toHaveAttribute('fill', '#000');
  });

  it('is of another text another picture', () => {
    const { container } = render(<QrCode text="a" label="a" />);
    const { container: other } = render(<QrCode text="b" label="b" />);
    expect(container.querySelector('path')?.getAttribute('d')).not.toBe(other.querySelector('path')?.getAttribute('d'));
  });
});
