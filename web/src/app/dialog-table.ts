import type { ComponentType, ReactNode } from 'react';

/** What every dialog gets. */
export type DialogProps = {
  onClose: () => void;
  /** Rendered inside the dialog, since everything outside is inert. */
  toasts: ReactNode;
};

/** Every dialog of the site; loaded together with the API when it is first opened. */
export const dialogTable = {
  changePassword: async () => (await import('../features/auth/ChangePasswordDialog.js')).ChangePasswordDialog,
  /** Asked for by calls, which wait for it (`api/step-up.ts`). */
  stepUp: async () => (await import('../features/account/StepUpDialog.js')).StepUpDialog,
  waitlist: async () => (await import('../features/waitlist/WaitlistDialog.js')).WaitlistDialog,
} as const satisfies Record<string, () => Promise<ComponentType<DialogProps>>>;

export type DialogName = keyof typeof dialogTable;
