import { eachEntry } from '../check.js';
import { isForeignHost } from './foreign-hosts.js';

/** Problems with the address of a place's website, one sentence each. */
export function websiteProblems(website: string): string[] {
  const url = URL.canParse(website) ? new URL(website) : undefined;
  if (url?.protocol !== 'https:' || !url.hostname.includes('.')) {
    return [`${website} isn't an https address`];
  }
  return [
    ...(isForeignHost(url.hostname) ? [`${url.hostname} isn't the place's own site`] : []),
    // Checked in the text, because the parsed URL doesn't show an empty query or fragment.
    ...(website.includes('?') ? [`${website} has a query`] : []),
    ...(website.includes('#') ? [`${website} has a fragment`] : []),
  ];
}

/** C09: a website is the place's own https address, without query and fragment. */
export const checkWebsite = eachEntry('C09', ({ website }) => (website === undefined ? [] : websiteProblems(website)));
