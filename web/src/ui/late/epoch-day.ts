const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of a moment in epoch seconds, in the visitor's time zone: "4 March 2026". */
export const epochDay = (seconds: number): string => day.format(new Date(seconds * 1000));
