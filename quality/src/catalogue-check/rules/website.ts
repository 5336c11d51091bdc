import { eachEntry } from '../check.js';
import { isForeignHost } from './foreign-hosts.js';

/** What is wrong with the address of a place's own site; a sentence each. */
export function websiteProblems(website: string): string[] {
  const url = URL.canParse(website) ? new URL(website) : undefined;
  if (url?.protocol !== 'https:' || !url.hostname.includes('.')) {
    return [`${website} isn't an https address`];
  }
  return [
    ...(isForeignHost(url.hostname) ? [`${url.hostname} isn't the place's own site`] : []),
    // Looked for in the text: an empty query or fragment leaves no trace in the URL.
    ...(website.includes('?') ? [`${website} has a query`] : []),
    ...(website.includes('#') ? [`${website} has a fragment`] : []),
  ];
}

/** C09: a website is the place's own https address, nothing added that tracks or leads into a page. */
export const checkWebsite = eachEntry('C09', ({ website }) => (website === undefined ? [] : websiteProblems(website)));
