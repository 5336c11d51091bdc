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

describe('parseLoadReport and loadArguments', () => {
  it('return the rate of 2xx replies', () => {
    expect(parseLoadReport(JSON.stringify(report), 'GET /')).toEqual({
      requests: 500,
      failures: 0,
      requestsPerSecond: 250,
      p50Ms: 3,
      p99Ms: 9,
      replyBytes: 2000,
    });
  });

  it.each([{ non2xx: 6 }, { errors: 6 }, { timeouts: 6 }, { '2xx': 0 }])('throw for %o', (fault) => {
    expect(() => parseLoadReport(JSON.stringify({ ...report, ...fault }), 'GET /')).toThrow('GET /');
  });

  it('tolerate failures up to one percent, or as told', () => {
    const failing = (count: number, tolerance?: number) =>
      parseLoadReport(JSON.stringify({ ...report, non2xx: count }), 'GET /', tolerance).failures;
    expect(failing(5)).toBe(5);
    expect(failing(400, 1)).toBe(400);
    expect(() => failing(400, 0.1)).toThrow('400 were not');
  });

  it('send a body as JSON, for a duration or a number of requests', () => {
    const request = { url: 'http://127.0.0.1:1/', method: 'POST', headers: { cookie: 'sid=a' }, body: { a: 1 } } as const;
    const text = loadArguments(request, { connections: 64, until: { seconds: 3 } }).join(' ');
    expect(text).toBe(
      '--json --connections 64 --duration 3 --method POST --headers content-type=application/json --headers cookie=sid=a --body {"a":1} http://127.0.0.1:1/',
    );
    expect(loadArguments(request, { connections: 1, until: { requests: 20 } })).toContain('--amount');
  });

  it('replace ids only in bodies that ask for it', () => {
    const args = loadArguments(
      { url: 'http://x/', method: 'POST', body: { email: '[<id>]@x' } },
      { connections: 1, until: { seconds: 1 } },
    );
    expect(args).toContain('--idReplacement');
  });
});

describe('a load of several bodies', () => {
  const request = { url: 'http://127.0.0.1:1/a', method: 'POST', bodies: [{ a: 1 }, { a: '[<id>]' }] } as const;

  it('is passed as a file with a request for each', () => {
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

  it('keeps its file while it runs, and needs none for one body', async () => {
    const path = await withArchive(request, async (given = '') => {
      expect(JSON.parse(readFileSync(given, 'utf8'))).toEqual(archiveOf(request));
      return given;
    });
    expect(existsSync(path)).toBe(false);
    expect(await withArchive({ url: request.url, method: 'GET' }, async (given) => given)).toBeUndefined();
  });
});

describe('readArguments', () => {
  it('defaults to five rounds of three seconds', () => {
    expect(readArguments([])).toEqual({ rounds: 5, seconds: 3, only: [] });
    expect(readArguments(['--rounds=1', '--seconds', '2'])).toEqual({ rounds: 1, seconds: 2, only: [] });
    expect(readArguments(['--only=P10,P15']).only).toEqual(['P10', 'P15']);
  });

  it.each([['--rounds=0'], ['--rounds=x'], ['--quick'], ['--seconds=-1'], ['--only=P99']])('rejects %s with the usage', (argument) => {
    expect(() => readArguments([argument])).toThrow('Usage: npm run bench');
  });
});
