import { termsVersion } from '@city-genie/contracts/auth/terms';

/** Effective and last changed on the same day (docs/rules/site.md#numbers-that-were-ordered); the day alone for machines. */
export const legalDay = termsVersion;
export const legalDate = 'Effective and last updated: January 18, 2025';
