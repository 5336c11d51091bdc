import { readFileSync } from 'node:fs';

/** The files that go to browsers as they are. They aren't compiled, so the built server reads them from the sources as well. */
const folder = new URL('../../../src/stripe/browser/assets/', import.meta.url);

const names = ['stripe.js', 'element.js', 'challenge.js', 'page.css'] as const;

export type AssetName = (typeof names)[number];

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** One of the files and its content type; read anew each time, so that a change shows at the next load. */
export function readAsset(name: AssetName): { text: string; type: string } {
  return { text: readFileSync(new URL(name, folder), 'utf8'), type: name.endsWith('.css') ? types.css : types.js };
}

/** The file of an address such as `/_assets/page.css`; Stripe.js has the one that pages know. */
export function assetAt(path: string): AssetName | undefined {
  return names.find((name) => path === (name === 'stripe.js' ? '/stripe.js' : `/_assets/${name}`));
}
