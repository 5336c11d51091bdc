/** Every cache tag; a mutation that changes one of these invalidates it. */
export const tags = ['CurrentUser', 'Waitlist'] as const;
