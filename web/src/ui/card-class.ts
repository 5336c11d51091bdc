const tones = {
  /** A plain card. */
  plain: 'border-line bg-raised',
  /** Tinted by the mood. */
  wash: 'border-wash-edge bg-wash',
} as const;

export type CardTone = keyof typeof tones;

/** Class names of a card; forms and figures may be cards, too. The caller sets the padding. */
export function cardClass(tone: CardTone = 'plain', extra = ''): string {
  return `rounded-card border ${tones[tone]} ${extra}`;
}
