import { expect, it, vi } from 'vitest';
import { paymentAppearance } from './payment-appearance.js';

function paint(colours: Readonly<Record<string, string>>) {
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const styles = document.createElement('i').style;
    const asked = element instanceof HTMLElement ? element.dataset.token : undefined;
    Object.defineProperty(styles, 'color', { value: colours[asked ?? ''] ?? '' });
    return styles;
  });
}

it('has the site’s colours, and the provider’s dark theme on dark paper', () => {
  paint({ '--paper': 'color(srgb 0.082 0.07 0.11)', '--ink': 'color(srgb 1 0.5 1.2e-3 / 1)', '--accent': 'oklch(0.5 0.1 20)' });
  const appearance = paymentAppearance(document.body);
  expect(appearance.theme).toBe('night');
  expect(appearance.variables).toMatchObject({ colorText: '#ff8000', borderRadius: '14px' });
  // What a browser names in another way is left to the provider.
  expect(appearance.variables).not.toHaveProperty('colorPrimary');
  expect(document.body.childElementCount).toBe(0);
});

it('is light where nothing is known', () => {
  paint({});
  expect(paymentAppearance(document.body).theme).toBe('stripe');
});
