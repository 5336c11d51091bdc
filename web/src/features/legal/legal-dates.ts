/** Effective and last changed on the same day (spec §2). */
export const legalDate = 'Effective and last updated: January 18, 2025';
