import { PriceScale, priceStep, priceWord } from '../../ui/late/PriceScale.js';

/** `£` to `££££` on the scale, with its meaning in a word where there is room; `Free` unchanged. */
export function PriceText({ priceRange, hasWord = false }: { priceRange: string; hasWord?: boolean }) {
  const step = priceStep(priceRange);
  if (!step) {
    return priceRange;
  }
  return (
    <>
      <PriceScale step={step} />
      {/* The scale is read with its word. */}
      {hasWord && <span aria-hidden="true"> {priceWord(step)}</span>}
    </>
  );
}
