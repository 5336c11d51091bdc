import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptsConnection } from '@city-genie/local-stack/processes/free-port';
import type { ProcessSpec } from '@city-genie/local-stack/processes/managed-process';
import { installWithApt } from '@city-genie/local-stack/stores/apt';
import { findOnPath } from '@city-genie/local-stack/stores/on-path';
import type { Machine } from '@city-genie/local-stack/stores/strategy';

/** nginx on PATH or in Debian's folder, else installed by apt as root; `missing` says why there is none. */
export async function findNginx(machine: Machine): Promise<{ path: string } | { missing: string }> {
  const there = lookFor(machine);
  if (there !== undefined) {
    return { path: there };
  }
  const problem = await installWithApt('nginx', machine);
  const path = lookFor(machine);
  return path === undefined ? { missing: `nginx is not on PATH, and not from apt: ${problem ?? 'it has no nginx in it'}` } : { path };
}

function lookFor({ env }: Machine): string | undefined {
  // Only root has this folder on PATH.
  return findOnPath(['nginx'], { PATH: `${env.PATH ?? ''}:/usr/sbin` });
}

/** One worker with keep-alive on both sides, a usual setup in front of a service. */
export function nginxSpec(path: string, folder: string, port: number, upstreamPort: number): ProcessSpec {
  const prefix = join(folder, 'nginx');
  mkdirSync(join(prefix, 'temp'), { recursive: true });
  writeFileSync(join(prefix, 'nginx.conf'), nginxConfig(port, upstreamPort));
  return {
    name: 'bench-nginx',
    kind: 'service',
    command: path,
    args: ['-p', prefix, '-c', 'nginx.conf'],
    cwd: prefix,
    env: process.env,
    isReady: () => acceptsConnection('127.0.0.1', port),
  };
}

/** Without a master process the started process is the worker, so its CPU time is the total. */
export function nginxConfig(port: number, upstreamPort: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp/${kind};`);
  return `daemon off;
master_process off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  keepalive_requests 100000000;
  upstream service {
    server 127.0.0.1:${upstreamPort};
    keepalive 64;
    keepalive_requests 100000000;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`;
}
