/** A link, or a button that acts as one, within or below a text. */
export const textLink = 'underline decoration-edge underline-offset-4 hover:decoration-accent';

/** The same standing alone: high enough as a target (WCAG 2.5.8). */
export const standingLink = `inline-flex min-h-6 items-center ${textLink}`;
