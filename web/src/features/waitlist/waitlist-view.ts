import type { ComponentProps, FormEvent } from 'react';

type Registered = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'> & {
  ref?: (element: HTMLInputElement | HTMLSelectElement | null) => void;
};

/** What the fields need of a form, whether its rules are loaded or not. */
export type WaitlistFormView = {
  /** The picked option; with Other, `city` is a line of text. */
  choice: string;
  choose: (city: string) => void;
  isSubmitting: boolean;
  errors: { name?: string | undefined; email?: string | undefined; city?: string | undefined };
  fields: Record<'name' | 'email' | 'city' | 'website', Registered>;
};

/** The same with its rules: it can be submitted. */
export type LiveWaitlistForm = { view: WaitlistFormView; submit: (event?: FormEvent) => Promise<void> };

/** Where a form stands: in a dialog, large on a page, in one line, or in a card. */
export type WaitlistLook = 'dialog' | 'hero' | 'compact' | 'card';

/** What somebody typed before the rules were there, and whether the button was pressed. */
export type WaitlistDraft = { name: string; email: string; city: string; choice: string; pressed: boolean };
