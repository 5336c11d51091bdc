/** When the planner's day begins and ends, in wall-clock minutes since midnight (docs/rules/plans.md#evenings-and-nights). */

/** Streets and squares are open around the clock, but not worth a visit at four in the morning. */
export const streetsDay = { from: 7 * 60, to: 23 * 60 };
/** Where a place is open, a visit may go on until one o'clock, no later. */
export const nightEnd = 25 * 60;
/** What begins before this hour belongs to the evening before. */
export const morningBegins = 4 * 60;
/** It is dark from so many minutes after sunset until so many before sunrise. */
export const twilightMinutes = 30;
/** What is unlit has been left so many minutes after sunset: one sees the way out. */
export const lastLightMinutes = 10;
