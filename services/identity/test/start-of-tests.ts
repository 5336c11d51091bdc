/** Far in the future, since MongoDB expires rows by its own clock. */
export const startOfTests = '2126-03-01T10:00:00.000Z';
