const looks = {
  box: 'rounded-control border bg-raised px-3',
  /** An underline instead of a box, for a form that is part of the page. */
  line: 'border-b bg-transparent px-1',
} as const;

export type ControlLook = keyof typeof looks;

/** Class names of form controls. */
export function controlClass(look: ControlLook, extra = ''): string {
  return `mt-1 block min-h-11 w-full min-w-0 border-edge py-2 text-ink aria-invalid:border-danger disabled:text-ink-soft ${looks[look]} ${extra}`;
}
