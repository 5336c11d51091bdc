import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { explain } from '@city-genie/local-stack/processes/stack-error';
import { keyFolderOf } from '@city-genie/local-stack/stack/keys';
import type { Stores } from '@city-genie/local-stack/stores/run-stores';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { startProxiedStack } from '@city-genie/test-kit/proxied-stack';
import { writeDump } from './dump-file.js';
import type { Dump, DumpNotes } from './dump-format.js';
import { openMailSink } from './mail-sink.js';
import { readMongo } from './mongo-part.js';
import { play, refusedRecipient } from './play.js';
import { receiveLinks } from './received-links.js';
import { readRedis } from './redis-part.js';

const say = (line: string): void => console.log(line);

/**
 * `npm run dump -- <name>`: plays a small run on a new stack of this code and saves the content of its stores in
 * `tests/dumps/taken/<name>.json.gz`, so that later versions can be started with it. Resolves with the exit code.
 */
export async function makeDump(rootDir: string, [name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || !/^[a-z0-9-]+$/.test(name) || rest.length > 0) {
    console.error('Give the dump one name of small letters, digits and hyphens: npm run dump -- <name>');
    return 1;
  }
  try {
    const path = join(rootDir, 'tests/dumps/taken', `${name}.json.gz`);
    writeDump(path, withoutPath(await playAndRead(name), rootDir));
    say(`Written: ${path}`);
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

/** The queue keeps the stack traces of failed attempts, which say where the repository lies on this machine. */
function withoutPath(dump: Dump, rootDir: string): Dump {
  return JSON.parse(JSON.stringify(dump).replaceAll(join(rootDir, '/'), '/repository/'));
}

async function playAndRead(name: string): Promise<Dump> {
  const weather = await startFakeWeather();
  const links = receiveLinks();
  const mailSink = await openMailSink({ refusedRecipient, onMail: ({ to }, source) => links.take(to, source) });
  const env = { WEATHER_BASE_URL: weather.url, SMTP_URL: mailSink.url, TRUST_PROXY_HOPS: '1' };
  const proxied = await startProxiedStack(env, say);
  try {
    const { stack, stores, redis } = proxied;
    const notes = await play({ ...stores, url: stack.url, dataDir: stack.dataDir, redis, mailSink, links });
    say('Stopping, then reading what is left');
    await proxied.stopStack();
    return await readAll(name, stores, stack.dataDir, notes);
  } finally {
    await proxied.stop();
    await weather.close();
  }
}

async function readAll(name: string, stores: Stores, dataDir: string, notes: DumpNotes): Promise<Dump> {
  const takenAt = new Date().toISOString();
  const mongodb = await readMongo(stores.mongodbUri);
  const redis = await readRedis(stores.redisUrl);
  // The other folders hold logs, mails and the stores' own files.
  const names = readdirSync(keyFolderOf(dataDir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files = Object.fromEntries(names.map((file) => [file, readFileSync(join(dataDir, file), 'utf8')]));
  return { format: 1, name, takenAt, mongodb, redis, files, notes };
}
