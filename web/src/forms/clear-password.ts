import type { Refusal } from './send-form.js';

/** Empties the password that was refused, since nobody can see where it is wrong. Other refusals leave it, so that they can be tried again. */
export function clearPassword({ fields }: Refusal, form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[autocomplete="current-password"]')) {
    if (fields && Object.hasOwn(fields, input.name)) {
      input.value = '';
    }
  }
}
