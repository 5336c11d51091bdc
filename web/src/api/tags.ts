/** All cache tags; a mutation that changes such data invalidates its tag. */
export const tags = ['CurrentUser', 'Account', 'Sessions', 'Subscription', 'AdminUsers', 'Waitlist', 'ReportedPlaces'] as const;
