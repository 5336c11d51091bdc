const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "24 November 2026" of `2026-11-24`, which is a day and no moment. */
export const noteDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** Whose page it is: "whc.unesco.org". */
export const sourceName = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** How many stories are shown, of how many. */
export function shownWords(shown: number, all: number, category: string | undefined): string {
  const stories = all === 1 ? '1 story' : `${all} stories`;
  return category === undefined ? stories : `${category}: ${shown} of ${stories}`;
}
