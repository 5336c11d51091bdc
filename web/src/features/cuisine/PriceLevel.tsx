const words = ['', 'inexpensive', 'moderate', 'expensive', 'very expensive'] as const;

/** `£` to `££££` as one to four money emojis, with the meaning for screen readers. */
export function PriceLevel({ priceRange }: { priceRange: string }) {
  const level = Math.min(4, Math.max(1, priceRange.length));
  return (
    <span role="img" aria-label={`Price: ${words[level]}, ${level} of 4`}>
      {'💰'.repeat(level)}
    </span>
  );
}
