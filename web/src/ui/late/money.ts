/** An amount in cents as people write it: "$4.99". `currency` is an ISO code, in lower case as the payment provider has it. */
export function money(amountCents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);
}
