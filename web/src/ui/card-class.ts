const tones = {
  /** A sheet on the page. */
  plain: 'border-line bg-raised',
  /** In the light of the mood. */
  wash: 'border-wash-edge bg-wash',
} as const;

export type CardTone = keyof typeof tones;

/** Class names of a sheet that lies on the page; forms and figures may be one, too. Room inside is up to the caller. */
export function cardClass(tone: CardTone = 'plain', extra = ''): string {
  return `rounded-card border ${tones[tone]} ${extra}`;
}
