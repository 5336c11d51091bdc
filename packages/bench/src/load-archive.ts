import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type MixedRequest = { url: string; method: string; bodies?: readonly unknown[] };

/** Calls `use` with a file of the request's bodies, if it has several; the file is removed afterwards. */
export async function withArchive<T>(request: MixedRequest, use: (path: string | undefined) => Promise<T>): Promise<T> {
  if (request.bodies === undefined) {
    return use(undefined);
  }
  const folder = mkdtempSync(join(tmpdir(), 'city-genie-load-'));
  try {
    const path = join(folder, 'requests.har');
    writeFileSync(path, JSON.stringify(archiveOf(request)));
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One request per body as an HTTP archive, the only form in which autocannon's command line accepts several. */
export function archiveOf({ url, method, bodies = [] }: MixedRequest) {
  return { log: { entries: bodies.map((body) => ({ request: { method, url, headers: [], postData: { text: JSON.stringify(body) } } })) } };
}
