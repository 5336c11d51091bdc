import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadArguments, parseLoadReport } from '../src/load.js';
import { archiveOf, withArchive } from '../src/load-archive.js';
import { readArguments } from '../src/run-bench.js';

const report = {
  duration: 2,
  errors: 0,
  timeouts: 0,
  non2xx: 0,
  '2xx': 500,
  latency: { p50: 3, p99: 9 },
  throughput: { total: 1_000_000 },
};

describe('load', () => {
  it('is a rate of good replies', () => {
    expect(parseLoadReport(JSON.stringify(report), 'GET /')).toEqual({
      requests: 500,
      failures: 0,
      requestsPerSecond: 250,
      p50Ms: 3,
      p99Ms: 9,
      replyBytes: 2000,
    });
  });

  it.each([{ non2xx: 6 }, { errors: 6 }, { timeouts: 6 }, { '2xx': 0 }])('means nothing with %o', (fault) => {
    expect(() => parseLoadReport(JSON.stringify({ ...report, ...fault }), 'GET /')).toThrow('GET /');
  });

  it('tells failures up to one in a hundred, and more where they are tolerated', () => {
    const failing = (count: number, tolerance?: number) =>
      parseLoadReport(JSON.stringify({ ...report, non2xx: count }), 'GET /', tolerance).failures;
    expect(failing(5)).toBe(5);
    expect(failing(400, 1)).toBe(400);
    expect(() => failing(400, 0.1)).toThrow('400 were not');
  });

  it('sends a body as JSON, for so long or so often', () => {
    const request = { url: 'http://127.0.0.1:1/', method: 'POST', headers: { cookie: 'sid=a' }, body: { a: 1 } } as const;
    const text = loadArguments(request, { connections: 64, until: { seconds: 3 } }).join(' ');
    expect(text).toBe(
      '--json --connections 64 --duration 3 --method POST --headers content-type=application/json --headers cookie=sid=a --body {"a":1} http://127.0.0.1:1/',
    );
    expect(loadArguments(request, { connections: 1, until: { requests: 20 } })).toContain('--amount');
  });

  it('makes something new each time only of bodies that ask for it', () => {
    const args = loadArguments(
      { url: 'http://x/', method: 'POST', body: { email: '[<id>]@x' } },
      { connections: 1, until: { seconds: 1 } },
    );
    expect(args).toContain('--idReplacement');
  });
});

describe('a load of several bodies', () => {
  const request = { url: 'http://127.0.0.1:1/a', method: 'POST', bodies: [{ a: 1 }, { a: '[<id>]' }] } as const;

  it('is given as a file with a request for each', () => {
    const args = loadArguments(request, { connections: 64, until: { seconds: 3 } }, '/tmp/requests.har');
    expect(args.join(' ')).toContain(
      '--headers content-type=application/json --har /tmp/requests.har --idReplacement http://127.0.0.1:1/a',
    );
    expect(args).not.toContain('--body');
    expect(archiveOf(request).log.entries.map(({ request: entry }) => [entry.method, entry.url, entry.postData.text])).toEqual([
      ['POST', 'http://127.0.0.1:1/a', '{"a":1}'],
      ['POST', 'http://127.0.0.1:1/a', '{"a":"[<id>]"}'],
    ]);
  });

  it('has its file as long as it runs, and one body needs none', async () => {
    const path = await withArchive(request, async (given = '') => {
      expect(JSON.parse(readFileSync(given, 'utf8'))).toEqual(archiveOf(request));
      return given;
    });
    expect(existsSync(path)).toBe(false);
    expect(await withArchive({ url: request.url, method: 'GET' }, async (given) => given)).toBeUndefined();
  });
});

describe('arguments of the bench', () => {
  it('are five rounds of three seconds unless told', () => {
    expect(readArguments([])).toEqual({ rounds: 5, seconds: 3 });
    expect(readArguments(['--rounds=1', '--seconds', '2'])).toEqual({ rounds: 1, seconds: 2 });
  });

  it.each([['--rounds=0'], ['--rounds=x'], ['--quick'], ['--seconds=-1']])('are refused with the usage: %s', (argument) => {
    expect(() => readArguments([argument])).toThrow('Usage: npm run bench');
  });
});
