import type { Page } from '@playwright/test';

/** A page of the site in one of its states, and how to get there. */
export type State = {
  /** Name of the state that it comes after; each has one successor at most. Without it, it comes from nothing. */
  after?: string;
  /** From there to here, in a window of any size. */
  reach: (page: Page) => Promise<void>;
  /** Selector of what differs from other states; without it, the whole page is looked at. */
  part?: string;
  /** Console messages that getting there provokes. */
  noise?: RegExp;
  /** There is none on a wide window. */
  onlyOnPhones?: true;
  /** It covers the window, so that a picture of the whole page would show it in the wrong place. */
  coversWindow?: true;
};

/** The parts in which states of a page differ. */
export const parts = {
  main: 'main',
  header: 'header',
  footer: 'footer',
  dialog: 'dialog',
  toast: '[aria-label="Notifications (F8)"]',
} as const;

/** Chromium writes a line for every failed request. */
export const failedRequest = /Failed to load resource/;

/** Takes a toast away that says what the page shows anyway. */
export async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notification' });
  await close.click();
  await close.waitFor({ state: 'detached' });
}

/** Keeps a toast that would go by itself. */
export async function holdToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close notification' }).focus();
}
