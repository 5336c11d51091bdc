import { expect, type Page } from '@playwright/test';

/** A page of the site in one of its states, and how to get there. */
export type State = {
  /** Name of the preceding state, which has at most one successor. Without it, the state is reached from a new page. */
  after?: string;
  /** Goes from the preceding state to this one, at any window size. */
  reach: (page: Page) => Promise<void>;
  /** Selector of the part that differs from other states; without it, the whole page is checked. */
  part?: string;
  /** Console messages that are expected on the way. */
  noise?: RegExp;
  /** The state doesn't exist on a wide window. */
  onlyOnPhones?: true;
  /** It leaves behind in its page what can't be taken back: scripts for each new document, a stopped clock. */
  leavesTraces?: true;
  /** It covers the window, so a picture of the full page would show it in the wrong place. */
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

/** Chromium logs every failed request. */
export const failedRequest = /Failed to load resource/;

/** Closes a toast whose text the page shows anyway. */
export async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notification' });
  await close.click();
  await close.waitFor({ state: 'detached' });
}

/** What a toast says; the page may say the same. */
export const inToast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

/** Focuses a toast, so that it doesn't expire. */
export async function holdToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close notification' }).focus();
}

/** Waits for a toast that says this, and keeps it. */
export async function said(page: Page, text: string): Promise<void> {
  await expect(inToast(page, text)).toBeVisible();
  await holdToast(page);
}
