import type { City } from '@city-genie/city-data/city';
import { createRecentlyUsed, type RecentlyUsed } from '@city-genie/service-kit/recently-used';
import { compress, type Encoding } from '../encodings.js';
import { escapeHtml } from './escape-html.js';
import { type PlanAddress, planAddress } from './plan-address.js';
import { etagOf, type Resource } from './resource.js';

/** A city's page with the head of the plan that a query stands for, in this encoding and as it is; undefined when it stands for none. */
export type PlanPage = (queryText: string, encoding: Encoding | undefined) => Promise<Resource> | undefined;

/** Words of a head, by the name of their tag. */
type Words = ReadonlyMap<string, string>;

/** Pages that were asked for, those of all cities together: each takes some 50 kB. */
export type RecentPages = RecentlyUsed<Promise<Resource>>;

/** So many pages of plans are kept, each in one encoding. */
const kept = 64;

export function createRecentPages(most = kept): RecentPages {
  return createRecentlyUsed<Promise<Resource>>(most);
}

/** What a plan's link says where it is shared. Its stops are in the picture, which free cities alone have. */
function wordsOf(city: City, { title, description, query, isDrawn }: PlanAddress, publicUrl: string): Words {
  const named = `${title} | City Genie`;
  const picture = isDrawn ? `${publicUrl}/api/${city.key}/plan.png?${query}` : undefined;
  const pictureWords =
    picture === undefined ? [] : [['image', picture] as const, ['image:alt', `${title}: the route and the first stops`] as const];
  const both = [['title', named] as const, ['description', description] as const, ...pictureWords];
  return new Map([
    ['title', named],
    ['description', description],
    ['og:url', `${publicUrl}/${city.key}?${query}`],
    ...both.flatMap(([name, word]) => [[`og:${name}`, word] as const, [`twitter:${name}`, word] as const]),
  ]);
}

/** The tags of a head whose words a plan may change: what is before the words, the names of the tag, the words, and what is after them. */
const tags = /(<title>)([^<]*)(<\/title>)|(<meta (?:name|property)="([\w:]+)" content=")([^"]*)(">)/g;

/** The code of a plan comes before the fonts, since its page has no words yet. */
const fontPreloads = /\s*<link rel="preload" [^>]*as="font"[^>]*>/g;

function withWords(head: string, words: Words): string {
  return head.replace(
    tags,
    (whole, open?: string, _title?: string, close?: string, start = '', name = 'title', _words?: string, end = '') => {
      const word = words.get(name);
      return word === undefined ? whole : `${open ?? start}${escapeHtml(word)}${close ?? end}`;
    },
  );
}

/**
 * The pages of a city's plans: those of the city, which was built, with another head. The body is the same, since the site shows the plan.
 *
 * @param page the city's page, as it is sent without a plan
 * @param recent that of all cities
 */
export function planPages(city: City, page: Resource, publicUrl: string, recent: RecentPages): PlanPage {
  const end = page.identity.indexOf('</head>');
  const head = page.identity.subarray(0, end).toString().replace(fontPreloads, '');
  const rest = page.identity.subarray(end);

  async function pageWith(words: Words, encoding: Encoding | undefined): Promise<Resource> {
    const { gzip: _gzip, br: _br, ...same } = page;
    const identity = Buffer.concat([Buffer.from(withWords(head, words)), rest]);
    const body = encoding && { [encoding]: await compress[encoding](identity) };
    return { ...same, identity, etag: etagOf(identity), ...body };
  }

  /** One that can't be made is not kept. */
  function make(plan: PlanAddress, encoding: Encoding | undefined, key: string): Promise<Resource> {
    const made = pageWith(wordsOf(city, plan, publicUrl), encoding);
    made.catch(() => recent.delete(key));
    void recent.set(key, made);
    return made;
  }

  return (queryText, encoding) => {
    const plan = planAddress(city, queryText);
    if (plan === undefined) {
      return undefined;
    }
    const key = `${city.key} ${encoding} ${plan.query}`;
    return recent.get(key) ?? make(plan, encoding, key);
  };
}
