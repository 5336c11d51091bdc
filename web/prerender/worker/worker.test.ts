// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LoadedChunk, mapFiles, offlineFiles } from './offline-files.js';
import { fillWorker, keptPages, siteVersion, workerSource } from './worker-file.js';

const root = join(import.meta.dirname, '../..');

/** A chunk of a build, as far as it is looked at. */
function chunk(fileName: string, source: string, change: Partial<LoadedChunk> = {}): LoadedChunk {
  return { type: 'chunk', fileName, facadeModuleId: `/src/${source}`, code: '', imports: [], dynamicImports: [], ...change };
}

describe('the files of the worker', () => {
  const chunks = [
    chunk('assets/index.js', 'main.tsx', {
      imports: ['assets/framework.js'],
      dynamicImports: ['assets/City.js', 'assets/Admin.js'],
    }),
    chunk('assets/framework.js', ''),
    chunk('assets/City.js', 'CityPage.tsx', { dynamicImports: ['assets/Answer.js', 'assets/Maps.js'] }),
    chunk('assets/Answer.js', 'CityAnswer.tsx', { imports: ['assets/words.js'] }),
    chunk('assets/words.js', ''),
    chunk('assets/Maps.js', 'Maps.tsx', { code: ' '.repeat(200_000) }),
    chunk('assets/Admin.js', 'AdminPage.tsx'),
  ];
  const bundle = Object.fromEntries(chunks.map((output) => [output.fileName, output]));
  const html = '<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/shared.css">';

  it('are the first load and all that plans load later, without other pages and large libraries', () => {
    const files = offlineFiles(bundle, html, ['/skylines/paris.svg']);
    expect(files.filter((file) => file.startsWith('/assets/'))).toEqual(
      ['Answer.js', 'City.js', 'framework.js', 'index.js', 'shared.css', 'words.js'].map((file) => `/assets/${file}`),
    );
    expect(files).toEqual(expect.arrayContaining(['/start-app.js', '/skylines/paris.svg']));
  });

  it('of the map are its style and its library, which come when one is opened', () => {
    const library = {
      'assets/maplibre-gl-csp-a.js': chunk('assets/maplibre-gl-csp-a.js', ''),
      'assets/maplibre-gl-csp-worker-b.js': { type: 'asset' },
    } as const;
    expect(mapFiles({ ...bundle, ...library })).toEqual([
      '/map/style.json',
      '/assets/maplibre-gl-csp-a.js',
      '/assets/maplibre-gl-csp-worker-b.js',
    ]);
  });

  it('leave out every page that is sent with headers of its own', () => {
    const pages = [
      { path: '/paris', rules: {} },
      { path: '/subscribe', rules: { takesPayments: true } as const },
      { path: '/reset-password', rules: { referrer: 'no-referrer' } as const },
      { path: '*', rules: {} },
    ];
    expect(keptPages(pages)).toEqual(['/paris']);
  });
});

describe('the worker', () => {
  it('is filled in whole, stays short, and has nothing to do with /api', async () => {
    const source = await workerSource(root);
    expect(source.split('\n').length).toBeLessThanOrEqual(101);
    const filled = fillWorker(source, {
      version: 'v1',
      files: ['/start-app.js'],
      map: ['/map/style.json'],
      pages: [{ path: '/', rules: {} }],
    });
    expect(filled).toContain("const version = 'v1';");
    expect(filled).toContain('const files = ["/start-app.js"];');
    expect(filled).not.toMatch(/__[A-Z]+__/);
    expect(() => fillWorker('', { version: '', files: [], map: [], pages: [] })).toThrow(RangeError);
  });

  it('is another version when anything is different', () => {
    expect(siteVersion(['a', 'b'])).not.toBe(siteVersion(['ab', '']));
    expect(siteVersion(['a'])).toBe(siteVersion(['a']));
  });
});

/** Width and height of a JPEG picture, of its frame header. */
function sizeOf(picture: Buffer): string {
  for (let at = 2; at < picture.length; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) {
      return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`;
    }
  }
  return 'no frame';
}

it('the manifest shows pictures of the site that are there, small, and of the size it says', async () => {
  const { screenshots } = JSON.parse(await readFile(join(root, 'public/manifest.webmanifest'), 'utf8'));
  expect(new Set(screenshots.map((shot: { form_factor: string }) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes, label } of screenshots) {
    const picture = await readFile(join(root, 'public', src));
    expect([sizeOf(picture), label === '']).toEqual([sizes, false]);
    expect(picture.length).toBeLessThanOrEqual(60_000);
  }
});

it('the manifest names icons that the build makes, and the colours of the site', async () => {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'public/manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', icons: [{}, {}, { purpose: 'maskable' }] });
});
