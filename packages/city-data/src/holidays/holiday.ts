/** A public holiday: the local date, `YYYY-MM-DD`, and its English name. */
export type Holiday = { date: string; name: string };

/** One city's public holidays of 2026 to 2028. */
export type HolidayTable = {
  /** Dates up to this one are set by law or announced; later ones follow from the rules and are only expected. */
  announcedThrough: string;
  /** In order of date, without duplicates. */
  holidays: readonly Holiday[];
};
