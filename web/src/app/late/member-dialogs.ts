import type { ComponentType } from 'react';
import type { DialogProps } from '../dialog-table.js';

/** The dialogs of signed-in visitors. A list of its own, since the first load names every file of what it may load itself. */
export const memberDialogs = {
  changePassword: async () => (await import('../../features/auth/ChangePasswordDialog.js')).ChangePasswordDialog,
  deleteAccount: async () => (await import('./DeleteAccount.js')).DeleteAccount,
  signOutEverywhere: async () => (await import('./SignOutEverywhere.js')).SignOutEverywhere,
  /** Asked for by calls, which wait for it (`api/step-up.ts`). */
  stepUp: async () => (await import('../../features/account/StepUpDialog.js')).StepUpDialog,
} as const satisfies Record<string, () => Promise<ComponentType<DialogProps>>>;
