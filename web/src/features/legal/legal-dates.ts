/** Effective and last changed on the same day (spec §2); the day alone for machines. */
export const legalDay = '2025-01-18';
export const legalDate = 'Effective and last updated: January 18, 2025';
