import type { SpecText } from './checks/says.js';

const dashboard = '§2 Admin Dashboard';

/** The ordered texts of the dashboard, by state. */
export const adminTexts = {
  'admin, denied': [
    [dashboard, 'heading', 'Access Denied'],
    [dashboard, 'text', "You don't have administrator privileges to access this page."],
    [dashboard, 'link', 'Return to Home'],
  ],
  'admin, anonymous': [[dashboard, 'heading', 'Welcome back', 'anonymous visitors log in first and come back']],
  'admin button': [
    ['§2 Home', 'link', 'Admin'],
    ['§2 Home', 'link', 'News'],
  ],
  users: [
    [dashboard, 'heading', 'Admin Dashboard'],
    [dashboard, 'link', 'Back to Site'],
    [dashboard, 'tab', 'User Management'],
    [dashboard, 'tab', 'Waitlist'],
    [dashboard, 'tab', 'Analytics'],
    [dashboard, 'tab', 'Reported Places', 'what visitors report is worked off'],
    [dashboard, 'tab', 'Audit Log', 'every act of an administrator is written down'],
    ['§6', 'switch', 'Administrator grace.hopper'],
    ['§6', 'button', 'Delete grace.hopper'],
    ['§6', 'absent', 'Delete ada', 'no delete on one’s own row'],
    ['§6', 'button', 'Copy the email of grace.hopper'],
  ],
  'users, granted': [['§8 Admin', 'toast', 'User granted admin privileges']],
  'users, removed': [['§8 Admin', 'toast', 'User removed from admin privileges']],
  'users, rights not changed': [
    ['§8 Admin', 'toast', 'Error'],
    ['§8 Admin', 'toast', 'Failed to update admin status'],
  ],
  'users, delete?': [['§6', 'text', 'Are you sure you want to delete user "mallory"? This action cannot be undone.']],
  'users, not deleted': [
    ['§8 Admin', 'toast', 'Error'],
    ['§8 Admin', 'toast', 'Failed to delete user'],
  ],
  'users, deleted': [['§8 Admin', 'toast', 'User "mallory" has been deleted successfully']],
  'users, failed': [
    ['§8 Admin', 'toast', 'Error'],
    ['§8 Admin', 'toast', 'Failed to fetch users'],
  ],
  'waitlist tab': [
    [dashboard, 'tab', 'Waitlist'],
    ['§6', 'button', 'Copy the email of Sofia Kovalevskaya'],
    ['§6', 'button', 'Export CSV'],
    ['§9', 'text', 'This Week'],
    ['§9', 'text', 'This week is the last 7 × 24 hours. Days are in UTC.', 'a week has a beginning'],
  ],
  'waitlist tab, none match': [['§8 Admin', 'text', 'No waitlist entries found']],
  'waitlist tab, nobody yet': [['§8 Admin', 'text', 'No waitlist entries found']],
  'waitlist tab, failed': [
    ['§8 Admin', 'toast', 'Error'],
    ['§8 Admin', 'toast', 'Failed to fetch waitlist data'],
  ],
  analytics: [
    [dashboard, 'tab', 'Analytics'],
    [dashboard, 'img', /^Searches per day/, 'charts, each with a table beside it'],
    ['§9', 'text', 'This Week'],
  ],
  'analytics, searches failed': [
    ['§8 Admin', 'toast', 'Error'],
    ['§8 Admin', 'toast', 'Failed to fetch search data'],
  ],
  'analytics, waitlist failed': [
    ['§8 Admin', 'toast', 'Error'],
    ['§8 Admin', 'toast', 'Failed to fetch waitlist data'],
  ],
} as const satisfies Record<string, readonly SpecText[]>;
