const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full py-2 text-center font-medium no-underline transition-colors duration-(--quick)';

const padded = 'px-[min(1.25rem,6vw)]';

const looks = {
  primary: `${padded} bg-accent text-on-accent hover:bg-accent-strong aria-disabled:bg-sunk aria-disabled:text-ink-soft aria-disabled:hover:bg-sunk`,
  secondary: `${padded} border border-edge bg-raised text-ink hover:bg-sunk aria-disabled:text-ink-soft aria-disabled:hover:bg-raised`,
  // Its text begins where its line does, also when it is the first of a row's second line.
  quiet: `${padded} -ml-[min(1.25rem,6vw)] text-ink underline decoration-edge underline-offset-4 hover:decoration-accent aria-disabled:text-ink-soft`,
  danger: `${padded} border border-danger text-danger hover:bg-danger hover:text-paper aria-disabled:border-edge aria-disabled:text-ink-soft`,
} as const;

export type ButtonLook = keyof typeof looks;

/** Class names of everything that looks like a button, links included. */
export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `${shape} ${looks[look]} ${extra}`;
}
