import type { Appearance } from '@stripe/stripe-js';

const hex = (share: string) =>
  Math.round(Math.min(1, Math.max(0, Number(share))) * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour of the design as `#rrggbb`, or undefined where the browser can't tell. It depends on the scheme, so an element is asked. */
function colourOf(token: string, probe: HTMLElement): string | undefined {
  probe.dataset.token = token;
  // Mixed with nothing, because browsers then name it in this form, whatever form it was given in.
  probe.style.color = `color-mix(in srgb, var(${token}) 100%, transparent)`;
  const [, ...shares] = /^color\(srgb ([-.e\d]+) ([-.e\d]+) ([-.e\d]+)/.exec(getComputedStyle(probe).color) ?? [];
  return shares.length === 3 ? `#${shares.map(hex).join('')}` : undefined;
}

function isDark(colour = '#ffffff'): boolean {
  return Number.parseInt(colour.slice(3, 5), 16) < 128;
}

/** How the card's fields look, which are in a frame of the payment provider: as near to the site's own as they can be, light or dark. */
export function paymentAppearance(within: HTMLElement): Appearance {
  const probe = document.createElement('span');
  within.append(probe);
  const colour = (token: string) => colourOf(token, probe);
  const [paper, edge] = [colour('--paper'), colour('--edge')];
  const colours = Object.entries({
    colorPrimary: colour('--accent'),
    colorBackground: colour('--raised'),
    colorText: colour('--ink'),
    colorTextSecondary: colour('--ink-soft'),
    colorTextPlaceholder: edge,
    colorDanger: colour('--danger'),
  }).filter(([, value]) => value !== undefined);
  probe.remove();
  return {
    theme: isDark(paper) ? 'night' : 'stripe',
    variables: { ...Object.fromEntries(colours), fontFamily: 'system-ui, sans-serif', fontSizeBase: '17px', borderRadius: '14px' },
    ...(edge && { rules: { '.Input': { border: `1px solid ${edge}`, boxShadow: 'none' } } }),
  };
}

/** Calls back when the site's colours change: by its switch, or because the system has another scheme. */
export function watchColours(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}
