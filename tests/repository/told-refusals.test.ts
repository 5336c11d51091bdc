import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceNames } from '@city-genie/contracts/endpoint';
import type { ErrorCode } from '@city-genie/contracts/error/codes';
import { routes } from '@city-genie/contracts/routes';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** OpenAPI lists them for every call that can answer so, by the rules of the call. */
const ofRules: readonly ErrorCode[] = ['unauthenticated', 'not_found', 'rate_limited', 'service_unavailable'];

/** The codes with which the sources of a service refuse. */
function refusalsIn(service: string): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', `services/${service}/src`];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/new AppError\(\s*'(\w+)'/g)].map(([, code = '']) => code));
}

it.each(serviceNames)('what %s refuses with is declared by its calls, and so in OpenAPI', (service) => {
  const declared = routes.filter(({ config }) => config.endpoint.service === service).flatMap(({ refusals }) => refusals);
  const told = new Set<string>([...ofRules, ...declared]);
  expect(refusalsIn(service).filter((code) => !told.has(code))).toEqual([]);
  expect(declared.filter((code) => !refusalsIn(service).includes(code))).toEqual([]);
});
