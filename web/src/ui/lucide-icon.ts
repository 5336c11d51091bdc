import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

/** How the package describes an icon. */
export type IconData = {
  name: string;
  size?: number;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

const isSpoken = (name: string) => name === 'role' || name === 'title' || name.startsWith('aria-');

/**
 * Makes the component of a Lucide icon, as the package's own function of this name does, of which the build takes the place
 * (`vite.config.ts`): that one is for every framework and every wish, and larger than all icons of the first load.
 */
export function createLucideIcon({ name, size: box = 24, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((alias) => `lucide-${alias}`)].join(' ');
  return ({ size = 24, className, children, ...attributes }: Omit<LucideProps, 'absoluteStrokeWidth'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${names} ${className}` : names,
        ...(!children && !Object.keys(attributes).some(isSpoken) && { 'aria-hidden': 'true' }),
        ...attributes,
      },
      ...node.map(([tag, drawn]) => createElement(tag, drawn)),
      children,
    );
}
