import type { ComponentProps } from 'react';
import { type CardTone, cardClass } from './card-class.js';

/** A sheet with room inside. Sparingly: a hairline often does, and cards in a row never do. */
export function Card({ tone = 'plain', className = '', ...rest }: { tone?: CardTone } & ComponentProps<'div'>) {
  return <div className={cardClass(tone, `p-6 sm:p-8 ${className}`)} {...rest} />;
}
