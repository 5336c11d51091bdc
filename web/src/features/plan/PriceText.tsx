import { PriceScale, priceStep } from '../../ui/late/PriceScale.js';

/** `£` to `££££` on the scale; `Free` unchanged. */
export function PriceText({ priceRange }: { priceRange: string }) {
  const step = priceStep(priceRange);
  return step ? <PriceScale step={step} /> : priceRange;
}
