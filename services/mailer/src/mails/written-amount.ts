/**
 * A sum as people write it: `$4.99`.
 * @param amountCents in the smallest unit of the currency, which for a few of them is the currency itself
 * @param currency its code of three letters, in any case
 */
export function writtenAmount(amountCents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amountCents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
