/**
 * The version of the terms that are in force: the day on which they took effect. Whoever registers or pays agrees to it, so it changes with
 * the text and at no other time.
 */
export const termsVersion = '2025-01-18';
