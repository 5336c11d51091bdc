/** A link, or a button that leads somewhere, within or below a text. */
export const textLink = 'underline decoration-edge underline-offset-4 hover:decoration-accent';

/** The same standing alone: high enough to be pressed (WCAG 2.5.8). */
export const standingLink = `inline-flex min-h-6 items-center ${textLink}`;
