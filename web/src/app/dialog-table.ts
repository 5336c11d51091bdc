import type { ComponentType, ReactNode } from 'react';

/** What every dialog gets. */
export type DialogProps = {
  onClose: () => void;
  /** Rendered inside the dialog, since everything outside is inert. */
  toasts: ReactNode;
};

const member = async () => (await import('./late/member-dialogs.js')).memberDialogs;

/** Every dialog of the site; loaded together with the API when it is first opened. */
export const dialogTable = {
  changePassword: async () => (await member()).changePassword(),
  deleteAccount: async () => (await member()).deleteAccount(),
  signOutEverywhere: async () => (await member()).signOutEverywhere(),
  stepUp: async () => (await member()).stepUp(),
  waitlist: async () => (await import('../features/waitlist/WaitlistDialog.js')).WaitlistDialog,
} as const satisfies Record<string, () => Promise<ComponentType<DialogProps>>>;

export type DialogName = keyof typeof dialogTable;
