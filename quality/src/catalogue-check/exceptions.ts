/** Entries that a rule accepts, each with a reason. */
export type Exceptions = {
  /** C06: open on fewer days than required, but at least `days`. */
  fewerOpenDays: readonly { id: string; days: number; reason: string }[];
  /** C16: may name another city (its English name). */
  otherCityNamed: readonly { id: string; city: string; reason: string }[];
};

/** The exceptions of the shipped catalogue. */
export const shippedExceptions: Exceptions = {
  fewerOpenDays: [],
  otherCityNamed: [],
};
