/** What stories are about, as the page filters them. */
export const newsCategories = ['Culture', 'Food & Drink', 'Planning', 'Seasons', 'Walks'] as const;

/** A story as an editor writes it; `present-news.ts` adds what follows from it. */
export type NewsNote = {
  /** Unique, and never used for another story. */
  id: string;
  title: string;
  /** Two or three sentences of our own, none taken from the page. */
  excerpt: string;
  /** The day on which it was written, `YYYY-MM-DD`. */
  date: string;
  category: (typeof newsCategories)[number];
  featured: boolean;
  /** Key of the city. */
  city: string;
  /** A page that stays: a heritage list, a museum, a park, a market, a tourism board. HTTPS. */
  sourceUrl: string;
  /** `editorial`: written from general knowledge; nobody has opened the page for it on the note's date. */
  verification: 'editorial';
};
