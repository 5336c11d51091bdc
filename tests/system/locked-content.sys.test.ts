import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cities } from '@city-genie/city-data/catalog';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { listNews } from '@city-genie/contracts/news/endpoints';
import { listNewsRoute } from '@city-genie/contracts/news/routes';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.js';

let stack: TestStack;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ stop, ...stack } = await joinTestStack());
}, 120_000);
afterAll(() => stop());

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));
const locked = cities.filter(({ access }) => access === 'subscription');

/** Shorter texts are words that anybody may use, such as the name of a district. */
const minLength = 12;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Which texts occur in a longer one. One pass over it: a search for each of thousands of texts would take half a minute. */
function textsWithin(long: string, texts: readonly string[]): string[] {
  const starting = new Map<string, string[]>();
  for (const text of texts) {
    const start = text.slice(0, minLength);
    starting.set(start, [...(starting.get(start) ?? []), text]);
  }
  const found = new Set<string>();
  for (let at = 0; at + minLength <= long.length; at += 1) {
    for (const text of starting.get(long.slice(at, at + minLength)) ?? []) {
      if (long.startsWith(text, at)) {
        found.add(text);
      }
    }
  }
  return [...found];
}

/** Everything that the gateway serves as a text, with marks of punctuation as a reader sees them. */
function builtTexts(): string {
  const entries = readdirSync(builtSite, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(html|js|css|json|svg|xml|txt)$/.test(entry.name));
  const text = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
  return text
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|\\'/g, "'")
    .replaceAll(/&quot;|\\"/g, '"');
}

/** What only subscribers may read: guides, places and restaurants of the locked cities, without what everybody may know of a city. */
async function lockedTexts(): Promise<string[]> {
  const connection = await mongoose.createConnection(stack.mongodbUri, { dbName: 'recommendations' }).asPromise();
  const rows = await connection
    .collection('catalogue')
    .find({ city: { $in: locked.map(({ key }) => key) } })
    .toArray();
  await connection.close();
  const known = new Set([...textsIn(cities), ...cities.flatMap(({ moods }) => moods.map(moodNameOf))]);
  return rows.flatMap(({ entry }) => textsIn(entry)).filter((text) => text.length >= minLength && !known.has(text));
}

it('what is locked is in no page and no script that everybody can load', async () => {
  const built = builtTexts();
  const texts = await lockedTexts();
  expect(texts.length).toBeGreaterThan(1000);
  // The search finds what is there: every city's own words are public.
  const descriptions = locked.map(({ description }) => description);
  expect(textsWithin(built, descriptions).sort()).toEqual(descriptions.toSorted());
  expect(textsWithin(built, texts)).toEqual([]);
});

it('the stories for subscribers are in none either', async () => {
  const { subscriber } = await signInEverybody(stack);
  const { json } = await call(stack.url, { path: listNews.url, headers: { cookie: subscriber } });
  const { articles } = listNewsRoute.reply.parse(json);
  expect(articles.length).toBeGreaterThan(0);
  const texts = articles.flatMap(({ id, title, excerpt, sourceUrl }) => [id, title, excerpt, sourceUrl]);
  const built = builtTexts();
  expect(texts.filter((text) => built.includes(text))).toEqual([]);
});
