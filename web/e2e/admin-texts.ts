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
    ['§2 Home', 'absent', 'News', 'comes with the news'],
  ],
  users: [
    [dashboard, 'heading', 'Admin Dashboard'],
    [dashboard, 'link', 'Back to Site'],
    [dashboard, 'tab', 'User Management'],
    [dashboard, 'absent', 'Waitlist', 'comes with the list of the waitlist'],
    [dashboard, 'absent', 'Analytics', 'comes with the analytics'],
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
} as const satisfies Record<string, readonly SpecText[]>;
