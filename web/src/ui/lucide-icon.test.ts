import { ArrowRight, CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLucideIcon, type IconData } from './lucide-icon.js';

const files = import.meta.glob<{ __iconData: IconData }>(
  '../../../node_modules/lucide-react/dist/esm/icons/{arrow-right,circle-check,lock}.mjs',
);

it.each([
  ['arrow-right', ArrowRight],
  ['circle-check', CircleCheck],
  ['lock', Lock],
] satisfies [string, LucideIcon][])('draws %s as the package does', async (file, theirs) => {
  const [load] = Object.entries(files).flatMap(([path, found]) => (path.endsWith(`/${file}.mjs`) ? [found] : []));
  const data = await load?.();
  const icon = createLucideIcon(data?.__iconData ?? { name: '', node: [] });
  for (const props of [{}, { className: 'size-4 inline', strokeWidth: 1.5 }, { size: 16, 'aria-label': 'On' }]) {
    expect(renderToStaticMarkup(createElement(icon, props))).toBe(renderToStaticMarkup(createElement(theirs, props)));
  }
});
