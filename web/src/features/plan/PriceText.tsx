const words = ['', 'inexpensive', 'moderate', 'expensive', 'very expensive'] as const;

/** `Free` unchanged; `£` to `££££` with their meaning for screen readers. */
export function PriceText({ priceRange }: { priceRange: string }) {
  if (!/^£{1,4}$/.test(priceRange)) {
    return <>{priceRange}</>;
  }
  return (
    <span role="img" aria-label={`Price: ${words[priceRange.length]}`}>
      {priceRange}
    </span>
  );
}
