/** Entries that a rule lets pass, each with its reason. */
export type Exceptions = {
  /** C06: open on fewer days than asked, `days` at the least. */
  fewerOpenDays: readonly { id: string; days: number; reason: string }[];
  /** C16: names another city, by its English name. */
  otherCityNamed: readonly { id: string; city: string; reason: string }[];
};

/** The exceptions of the shipped catalogue. */
export const shippedExceptions: Exceptions = {
  fewerOpenDays: [],
  otherCityNamed: [],
};
