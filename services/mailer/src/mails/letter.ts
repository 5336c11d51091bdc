/** A link in running text. `shown` is what the reader sees, in both forms of the mail. */
export type Link = { readonly href: string; readonly shown: string };

/** Running text, with links where there are any. */
export type Paragraph = string | readonly (string | Link)[];

/** A name and its value, as `Username` and `ada`. */
export type Fact = readonly [name: string, value: string];

/** The one thing that a mail asks for. The link also stands below its button, spelled out after the note. */
export type Action = { readonly label: string; readonly href: string; readonly note?: string };

/** What a mail says, in the order in which it is read. Its text and its HTML are both written from this. */
export type Letter = {
  /** The subject, and the headline of the mail. */
  readonly subject: string;
  readonly greeting: string;
  /** The first one is also what inboxes show beside the subject. */
  readonly paragraphs: readonly [Paragraph, ...Paragraph[]];
  readonly facts?: readonly Fact[];
  readonly action?: Action;
  /** What to know besides: mostly, what to do when somebody else was the cause of the mail. */
  readonly smallPrint: readonly Paragraph[];
};

export const brand = 'City Genie';
export const motto = 'Travel by feel, not by filter.';

/** A page of ours, which is shown by its address. */
export const pageLink = (href: string): Link => ({ href, shown: href });

export const addressLink = (address: string): Link => ({ href: `mailto:${address}`, shown: address });

/** The paragraph without markup. */
export function plainText(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : paragraph.map((run) => (typeof run === 'string' ? run : run.shown)).join('');
}
