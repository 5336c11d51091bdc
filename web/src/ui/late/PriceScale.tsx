/** What a price says, from one to four. */
const words = ['inexpensive', 'moderate', 'expensive', 'very expensive'] as const;

export type PriceStep = 1 | 2 | 3 | 4;

const steps: readonly PriceStep[] = [1, 2, 3, 4];

/** `£` to `££££` as a step of the scale; undefined for anything else, such as `Free`. */
export function priceStep(priceRange: string): PriceStep | undefined {
  return /^£+$/.test(priceRange) ? steps.find((step) => step === priceRange.length) : undefined;
}

/** What a step of the scale says. */
export function priceWord(step: PriceStep): string {
  return words[step - 1] ?? '';
}

/** A coin with the site's lamp on it; one that isn't asked for is only its rim. */
function Coin({ index, isPaid }: { index: number; isPaid: boolean }) {
  const x = 7 + index * 15;
  return (
    <g>
      <circle cx={x} cy="7" r="6.25" className={isPaid ? 'fill-accent stroke-accent' : 'fill-none stroke-edge'} strokeWidth="1" />
      {isPaid && <path d={`M${x} 2.75c2.1 2.2 3 3.75 3 5.1a3 3 0 0 1-6 0c0-1.35.9-2.9 3-5.1z`} className="fill-on-accent" />}
    </g>
  );
}

/** The price of a place as one to four coins of four, with its meaning for screen readers (docs/rules/site.md#prices). */
export function PriceScale({ step, label }: { step: PriceStep; label?: string }) {
  return (
    <svg
      viewBox="0 0 59 14"
      role="img"
      aria-label={label ?? `Price: ${priceWord(step)}, ${step} of 4`}
      focusable="false"
      className="inline-block h-[1em] w-auto shrink-0 align-[-0.14em]"
    >
      {steps.map((at, index) => (
        <Coin key={at} index={index} isPaid={at <= step} />
      ))}
    </svg>
  );
}
