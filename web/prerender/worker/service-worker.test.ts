// @vitest-environment node
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { fillWorker, workerSource } from './worker-file.js';

const origin = 'https://site.test';
const source = fillWorker(await workerSource(join(import.meta.dirname, '../..')), {
  version: 'v1',
  files: ['/icon.svg'],
  map: ['/map/style.json'],
  pages: [{ path: '/', rules: {} }],
});

const away = () => Promise.reject(new Error('away'));
/** Storage that holds nothing. */
const empty = { open: async () => ({ match: async () => undefined, put: async () => undefined }), match: async () => undefined };
const broken = { open: away, match: away };

type Asked = { caches: object; fetch: () => Promise<Response>; mode: string; path: string };

/** What the worker answers. */
function answer({ caches, fetch, mode, path }: Asked): Promise<Response> {
  const told = new Map<string, (event: object) => void>();
  const self = { addEventListener: (name: string, listener: (event: object) => void) => told.set(name, listener) };
  runInNewContext(source, { self, caches, fetch, location: { origin }, URL, setTimeout });
  return new Promise((resolve, reject) => {
    const respondWith = (reply: Promise<Response>) => void reply.then(resolve, reject);
    told.get('fetch')?.({ request: { method: 'GET', url: origin + path, mode }, respondWith, waitUntil: () => undefined });
  });
}

describe.each([
  ['a page', 'navigate', '/about'],
  ['a file', 'no-cors', '/icon.svg'],
])('%s that isn’t kept', (_, mode, path) => {
  it.each([
    ['is asked for once without a network', empty],
    ['is asked for once without a network and storage', broken],
  ])('%s', async (_name, caches) => {
    const fetch = vi.fn(away);
    await expect(answer({ caches, fetch, mode, path })).rejects.toThrow('away');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('comes from the network where storage is refused', async () => {
    const reply = new Response('there');
    const fetch = vi.fn(async () => reply);
    expect(await answer({ caches: broken, fetch, mode, path })).toBe(reply);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
