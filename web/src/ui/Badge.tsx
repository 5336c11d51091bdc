import type { ComponentProps } from 'react';

const tones = {
  accent: 'border-accent bg-accent text-on-accent',
  quiet: 'border-edge text-ink-soft',
  good: 'border-good text-good',
  danger: 'border-danger text-danger',
} as const;

type BadgeTone = keyof typeof tones;

/** A short label for a state, with or without an icon. It isn't announced, so it must not be the only place that tells something. */
export function Badge({ tone = 'quiet', className = '', ...rest }: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-note font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
      {...rest}
    />
  );
}
