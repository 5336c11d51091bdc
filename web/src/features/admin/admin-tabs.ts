import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { ComponentType } from 'react';
import { AnalyticsTab } from './AnalyticsTab.js';
import { AuditLog } from './AuditLog.js';
import { ReportedPlaces } from './reports/ReportedPlaces.js';
import { UserManagement } from './UserManagement.js';
import { AdminWaitlist } from './waitlist/AdminWaitlist.js';

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
  { value: 'waitlist', text: 'Waitlist', Content: AdminWaitlist },
  { value: 'analytics', text: 'Analytics', Content: AnalyticsTab },
  { value: 'reports', text: 'Reported Places', Content: ReportedPlaces },
  { value: 'audit', text: 'Audit Log', Content: AuditLog },
];
