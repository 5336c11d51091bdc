import type { FormEvent } from 'react';

const key = 'city-genie.registration';

/** What is kept; never a password. */
const names = ['firstName', 'lastName', 'country', 'email', 'username'] as const;

/** Keeps what was typed until the tab is closed, so that a reload or a look at another page loses nothing. */
export function keepDraft({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const fields = new FormData(currentTarget);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']))));
  } catch {
    // Where the browser keeps nothing, the form works without it.
  }
}

function readDraft(): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/** Puts what was kept into the fields that are still empty. */
export function fillDraft(form: HTMLFormElement): void {
  const draft = new Map<string, unknown>(Object.entries(readDraft()));
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value = draft.get(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === '' && typeof value === 'string') {
      field.value = value;
    }
  }
}

/** For when the account exists. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}
