/** Effective and last changed on the same day (docs/rules/site.md#numbers-that-were-ordered); the day alone for machines. */
export const legalDay = '2025-01-18';
export const legalDate = 'Effective and last updated: January 18, 2025';
