import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ProcessSpec } from '../processes/managed-process.js';
import { answersOk } from '../processes/readiness.js';

/** Vite for the site's source with hot reload; its calls to /api go to the gateway. */
export function webDevServerSpec(rootDir: string, port: number, gatewayUrl: string): ProcessSpec {
  const cwd = join(rootDir, 'web');
  const vite = dirname(createRequire(join(cwd, 'package.json')).resolve('vite/package.json'));
  return {
    name: 'vite',
    kind: 'service',
    command: process.execPath,
    args: [join(vite, 'bin/vite.js'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    cwd,
    env: { ...process.env, GATEWAY_URL: gatewayUrl },
    isReady: () => answersOk(`http://127.0.0.1:${port}/`),
  };
}
