import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '@city-genie/local-stack/stack/services';
import type { Machine } from '@city-genie/local-stack/stores/strategy';
import { describe, expect, it } from 'vitest';
import { coldStartRows } from '../src/cold-start-bench.js';
import { findNginx, nginxConfig } from '../src/peers/nginx.js';
import { stubReply } from '../src/peers/stub-reply.js';

describe('peers', () => {
  it('reply with about 2 KB', () => {
    const { length } = JSON.stringify(stubReply);
    expect(length).toBeGreaterThan(1900);
    expect(length).toBeLessThan(2300);
  });

  it('include nginx with one worker and keep-alive to the service', () => {
    const text = nginxConfig(4001, 4002);
    for (const line of [
      'master_process off;',
      'worker_processes 1;',
      'listen 127.0.0.1:4001;',
      'server 127.0.0.1:4002;',
      'keepalive 64;',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('take nginx from PATH before installing it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'city-genie-path-'));
    const path = join(folder, 'nginx');
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
    const said: string[] = [];
    const machine: Machine = {
      env: { PATH: folder, NO_SYSTEM_INSTALL: '1' },
      platform: 'linux',
      arch: 'x64',
      isRoot: true,
      cacheDir: folder,
      report: (line) => said.push(line),
      signal: undefined,
    };
    expect(await findNginx(machine)).toEqual({ path });
    expect(said).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('cold starts', () => {
  it('are reported per process and as a sum, round by round against the baseline', () => {
    const at = (...cpuMs: number[]) => cpuMs.map((value) => ({ cpuMs: value, foreignLoad: 0 }));
    const starts = new Map(services.map(({ name }) => [name, at(400, 500)]));
    const rows = coldStartRows(starts.set('bare Fastify', at(200, 100)));
    const values = rows.map(({ outcome }) => (outcome.kind === 'measured' ? outcome.values : []));
    expect(values).toEqual([...services.map(() => [2, 5]), [2 * services.length, 5 * services.length]]);
    expect(rows.find(({ what }) => what.includes('identity'))?.goal).toEqual({ atMost: 3.6 });
  });
});
