import type { ShownSession } from '@city-genie/contracts/account/routes';

/** Kinds of device in plain words; one that isn't here stays unnamed. */
const kinds: Readonly<Record<string, string>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet', tv: 'television' };

/** "Firefox on Windows, computer", as far as it is known. */
export function deviceWords({ browser, system, platform }: Pick<ShownSession, 'browser' | 'system' | 'platform'>): string {
  // Some browsers are called after their system.
  const where = browser.includes(system) ? '' : ` on ${system}`;
  const name = `${browser || 'A browser'}${where}`;
  const kind = Object.hasOwn(kinds, platform) ? kinds[platform] : undefined;
  return kind ? `${name}, ${kind}` : name;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day in the visitor's time zone: "4 March 2026". */
export const dayWords = (at: string): string => day.format(new Date(at));

const time = (at: string): string => hour.format(new Date(at));

/** A time: "4 March 2026, 09:12". */
export const timeWords = (at: string): string => `${dayWords(at)}, ${time(at)}`;

/** A time that is known to the hour: "4 March 2026, around 09:00". */
export const hourWords = (at: string): string => `${dayWords(at)}, around ${time(at)}`;

/** Which of several alike: "Firefox on Windows, computer, signed in 4 March 2026, 09:12". */
export function sessionWords(session: ShownSession): string {
  const { startedAt, lastUsedAt } = session;
  return `${deviceWords(session)}, ${startedAt === null ? `last used ${hourWords(lastUsedAt)}` : `signed in ${timeWords(startedAt)}`}`;
}
