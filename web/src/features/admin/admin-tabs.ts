import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { ComponentType } from 'react';
import { AuditLog } from './AuditLog.js';
import { UserManagement } from './UserManagement.js';

type AdminTab = {
  /** As the address says it. */
  value: string;
  text: string;
  /** Loaded from the server when the tab is opened. */
  Content: ComponentType<{ admin: CurrentUser }>;
};

/** The dashboard's tabs in their order. */
export const adminTabs: readonly AdminTab[] = [
  { value: 'users', text: 'User Management', Content: UserManagement },
  { value: 'audit', text: 'Audit Log', Content: AuditLog },
];
