import type { ComponentProps } from 'react';
import { type CardTone, cardClass } from './card-class.js';

/** A card with padding. Use it sparingly: often a hairline is enough, and cards don't go in rows. */
export function Card({ tone = 'plain', className = '', ...rest }: { tone?: CardTone } & ComponentProps<'div'>) {
  return <div className={cardClass(tone, `p-6 sm:p-8 ${className}`)} {...rest} />;
}
