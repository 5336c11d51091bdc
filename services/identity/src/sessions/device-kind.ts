import Bowser from 'bowser';

/** A device as far as its browser says: names as their makers write them; empty = unknown. */
export type Device = {
  browser: string;
  system: string;
  /** `desktop`, `mobile`, `tablet` or the like. */
  platform: string;
};

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const platforms = new Set(Object.values(Bowser.PLATFORMS_MAP));

/** Longer than any browser's own; the parser tries many patterns on it. */
const longestUserAgent = 500;

/**
 * What a User-Agent says of the device. Only names of the parser's own lists count: for a browser that it doesn't know it would take the
 * words of whoever sent them, and they would stand in our mail.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, longestUserAgent) ?? '';
  if (text === '') {
    return { browser: '', system: '', platform: '' };
  }
  const { browser, os, platform } = Bowser.parse(text);
  const known = (names: ReadonlySet<string>, name = '') => (names.has(name) ? name : '');
  return { browser: known(browsers, browser.name), system: known(systems, os.name), platform: known(platforms, platform.type) };
}

/** Equal for devices of one kind. Versions don't count, since browsers update themselves. */
export function deviceKind({ browser, system, platform }: Device): string {
  return [browser, system, platform].join('/');
}
