import type { ComponentType } from 'react';
import { lateTab, type TabProps } from './late-tab.js';
import { UserManagement } from './UserManagement.js';

type AdminTab = {
  /** As the address says it. */
  value: string;
  text: string;
  /** Loaded from the server when the tab is opened. */
  Content: ComponentType<TabProps>;
};

/** The dashboard's tabs in their order. */
export const adminTabs: readonly AdminTab[] = [
  { value: 'users', text: 'User Management', Content: UserManagement },
  { value: 'waitlist', text: 'Waitlist', Content: lateTab(async () => (await import('./waitlist/AdminWaitlist.js')).AdminWaitlist) },
  { value: 'analytics', text: 'Analytics', Content: lateTab(async () => (await import('./analytics/Analytics.js')).Analytics) },
  { value: 'reports', text: 'Reported Places', Content: lateTab(async () => (await import('./reports/ReportedPlaces.js')).ReportedPlaces) },
  { value: 'audit', text: 'Audit Log', Content: lateTab(async () => (await import('./AuditLog.js')).AuditLog) },
];
