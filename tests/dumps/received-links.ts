import { eventually } from '../system/call.js';

const mailTimeoutMs = 30_000;

/** The links in the mails that the mail sink has taken, by recipient. */
export type ReceivedLinks = {
  /** Notes the link of a mail; a mail without one is let go. */
  take(to: string, source: string): void;
  /** Waits for the oldest link to this address that wasn't asked for yet. */
  next(to: string): Promise<string>;
};

/** The first link with a token in the source of a mail, whose long lines are folded (quoted-printable). */
function linkIn(source: string): string | undefined {
  const text = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /https?:\/\/\S+?[?&]token=[\w-]{65}/.exec(text)?.[0];
}

export function receiveLinks(): ReceivedLinks {
  const links: { to: string; link: string }[] = [];
  return {
    take(to, source) {
      const link = linkIn(source);
      if (link !== undefined) {
        links.push({ to, link });
      }
    },
    async next(to) {
      const position = async () => links.findIndex((received) => received.to === to);
      const [received] = links.splice(await eventually(position, (index) => index >= 0, mailTimeoutMs), 1);
      if (received === undefined) {
        throw new Error(`no link was mailed to ${to}`);
      }
      return received.link;
    },
  };
}
