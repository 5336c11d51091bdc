/** The options of the waitlist form; for Other the typed text is sent instead. A file of its own, since the form is part of first loads. */
export const waitlistCities = ['London', 'Paris', 'Madrid', 'New York', 'Other'] as const;
