import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { london } from '@city-genie/city-data/cities/london';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planAddress } from '../src/site/plan-address.js';
import { createRecentPages, planPages } from '../src/site/plan-pages.js';
import { publicUrl, startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const plan = 'mood=romantic-dreamy&time=half-day&at=2026-11-22T09:30&seed=1';
const inLondon = plan.replace('romantic-dreamy', 'cozy-contemplative');
const pageOf = async (url: string) => (await gateway.app.inject(url)).body;
/** The words of each tag of a head. */
const wordsIn = (html: string) =>
  new Map([...html.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)">/g)].map(([, name = '', words = '']) => [name, words]));

describe('what a plan’s address says of it', () => {
  it('is its title with its day, whatever else is in the address', () => {
    expect(planAddress(paris, plan)?.title).toBe('A romantic half day in Paris, Sun 22 Nov');
    expect(planAddress(paris, `utm_source=x&view=cuisine&${plan}&pin=%3Cb%3E`)).toEqual(planAddress(paris, plan));
    expect(planAddress(paris, plan.replace('&at=2026-11-22T09:30', ''))?.title).toBe('A romantic half day in Paris');
    const late = plan.replace('half-day', 'full-day').replace('09:30', '17:00').replace('romantic-dreamy', 'energetic-electric');
    expect(planAddress(newyork, late)?.title).toBe('An energetic evening in New York, Sun 22 Nov');
  });

  it.each([
    '',
    'mood=romantic-dreamy',
    plan.replace('seed=1', ''),
    plan.replace('seed=1', 'seed=%22%3E'),
    plan.replace('half-day', 'week'),
    plan.replace('romantic-dreamy', 'cozy-contemplative'),
    plan.replace('romantic-dreamy', 'constructor'),
    `${plan}&seen=${'a'.repeat(6000)}`,
  ])('is nothing for another query: %s', (query) => {
    expect(planAddress(paris, query)).toBeUndefined();
  });

  it('has no day that doesn’t exist', () => {
    expect(planAddress(paris, plan.replace('11-22', '02-30'))?.title).toBe('A romantic half day in Paris');
  });
});

describe('the page of a plan', () => {
  it('has a head of its own, and the picture of the plan; the rest is the page of its city', async () => {
    const page = await pageOf(`/paris?${plan}&utm_source=mail`);
    const title = 'A romantic half day in Paris, Sun 22 Nov | City Genie';
    const query = plan.replaceAll('&', '&amp;');
    expect(page).toContain(`<title>${title}</title>`);
    const words = wordsIn(page);
    expect([words.get('og:title'), words.get('twitter:title')]).toEqual([title, title]);
    expect(words.get('description')).toMatch(/^From 09:30 on Sun 22 Nov: .{40,150} and make it yours\.$/);
    expect(new Set(['og:description', 'twitter:description', 'description'].map((name) => words.get(name))).size).toBe(1);
    expect(words.get('og:url')).toBe(`${publicUrl}/paris?${query}`);
    expect([words.get('og:image'), words.get('twitter:image')]).toEqual(Array(2).fill(`${publicUrl}/api/paris/plan.png?${query}`));
    expect(words.get('og:image:alt')).toContain('A romantic half day in Paris');
    expect(words.get('robots')).toBe('index, follow');
    const city = await pageOf('/paris');
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}/paris">`);
    expect(page.slice(page.indexOf('</head>'))).toBe(city.slice(city.indexOf('</head>')));
  });

  const ids = (count: number) => Array.from({ length: count }, (_, index) => `paris-${index}`).join();
  it.each([
    [`${plan}&base=zzz`, false],
    [`${plan}&base=:::`, false],
    [`${plan.replace('&at=2026-11-22T09:30', '')}&base=paris-a@10:00-10:45`, false],
    [`${plan}&base=paris-a@10:00-10:45,paris-b@09:00-09:30`, false],
    [`${plan}&meals=lunch`, false],
    [`${plan}&pin=${ids(10)}`, false],
    [`${plan}&no=${ids(51)}`, false],
    [`${plan}&pin=${ids(9)}&no=${ids(50)}&seen=${ids(60)}&dry=1`, true],
    [`${plan}&base=paris-a@10:00-10:45,paris-b@11:00-12:00&meals=none&until=2026-11-22T13:00&from=paris-c&keep=paris-a`, true],
  ])('promises the picture of a plan where there is one: %s', async (query, isDrawn) => {
    const words = wordsIn(await pageOf(`/paris?${query}`));
    expect(words.get('og:url')).toBe(`${publicUrl}/paris?${query.replaceAll('&', '&amp;')}`);
    expect(words.get('og:image')).toBe(isDrawn ? `${publicUrl}/api/paris/plan.png?${query.replaceAll('&', '&amp;')}` : 'image as built');
  });

  it('is that of its city, byte for byte, when the query stands for no plan', async () => {
    const city = await gateway.app.inject('/paris');
    const other = await gateway.app.inject('/paris?mood=romantic-dreamy&utm_source=mail');
    expect([other.body, other.headers.etag]).toEqual([city.body, city.headers.etag]);
    expect(await pageOf('/about?mood=romantic-dreamy&time=half-day&seed=1')).toBe('<!doctype html><h1>About</h1>');
  });

  it('names a plan of a locked city, and shows the picture of the city: nothing of the plan', async () => {
    const page = await pageOf(`/london?${inLondon}`);
    const words = wordsIn(page);
    expect(page).toContain('<title>A cosy half day in London, Sun 22 Nov | City Genie</title>');
    expect([words.get('og:image'), words.get('twitter:image:alt')]).toEqual(['image as built', 'image:alt as built']);
    expect(page).not.toContain('plan.png');
    expect(gateway.upstream.seen).toEqual([]);
    expect(planAddress(london, inLondon)?.description).toMatch(/^From 09:30 on Sun 22 Nov: [^-]+ where to eat\.$/);
  });

  it.each([
    `${plan}&base=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`,
    `${plan}&seen=a%22%20onload=x`,
    `%3Cscript%3E=1&${plan}`,
    `${plan}&no=$%26$1`,
    `${plan}&at=%22`,
    `${plan.replace('2026-11-22T09:30', '2026-11-22T09:30%22%3E%3Cb%3E')}`,
    `${plan.replace('romantic-dreamy', 'romantic-dreamy%22%3E')}`,
  ])('takes over nothing that it doesn’t know: %s', async (query) => {
    const page = await pageOf(`/paris?${query}`);
    expect(page).not.toMatch(/<script|onload|<b>|\$&|%22|%3C/);
    expect(page.match(/<meta/g)).toHaveLength((await pageOf('/paris')).match(/<meta/g)?.length ?? 0);
  });

  it('is compressed for those who accept it, equal each time, and known again', async () => {
    const as = (encoding: string) => gateway.app.inject({ url: `/paris?${plan}`, headers: { 'accept-encoding': encoding } });
    const [plain, gzip, br] = [await as('identity'), await as('gzip'), await as('br, gzip')];
    expect([gzip.headers['content-encoding'], br.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'gzip',
      'br',
      undefined,
    ]);
    expect([gunzipSync(gzip.rawPayload).toString(), brotliDecompressSync(br.rawPayload).toString()]).toEqual([plain.body, plain.body]);
    const { etag = '' } = plain.headers;
    expect([gzip.headers.etag, plain.headers['cache-control'], plain.headers.vary]).toEqual([etag, 'no-cache', 'accept-encoding']);
    const again = await gateway.app.inject({ url: `/paris?${plan}`, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(etag).not.toBe((await gateway.app.inject('/paris')).headers.etag);
  });

  const identity = Buffer.from('<head><title>As built</title></head>');
  const built = { contentType: 'text/html', cacheControl: 'no-cache', etag: '"1"', headers: {}, identity };

  it('is compressed as it is asked for, and in no other way', async () => {
    const compressed = { gzip: Buffer.from('as built'), br: Buffer.from('as built') };
    const pageIn = planPages(paris, { ...built, ...compressed }, publicUrl, createRecentPages());
    const made = await Promise.all((['br', 'gzip', undefined] as const).map((encoding) => pageIn(plan, encoding)));
    expect(made.map((page) => [page?.br !== undefined, page?.gzip !== undefined])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(await pageIn(plan, 'br')).toBe(made[0]);
  });

  it('is kept while it is asked for, within one number for all cities', async () => {
    const recent = createRecentPages(2);
    const inCity = (city: City) => planPages(city, built, publicUrl, recent);
    const [ofParis, ofLondon] = [inCity(paris), inCity(london)];
    const [first, other] = [await ofParis(plan, undefined), await ofLondon(inLondon, undefined)];
    expect(await ofParis(plan, undefined)).toBe(first);
    await ofParis(plan.replace('seed=1', 'seed=2'), undefined);
    expect(await ofParis(plan, undefined)).toBe(first);
    expect(await ofLondon(inLondon, undefined)).not.toBe(other);
  });
});
