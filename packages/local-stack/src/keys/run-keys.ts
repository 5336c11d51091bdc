import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { ConfigError } from '@city-genie/service-kit/process/config';
import { explain } from '../processes/stack-error.js';
import { addNewKeys, completeKeys, dropOldKeys, type Inherited, type KeyFiles, useNewKeys } from './key-files.js';
import { readKeyFolder, writeKeyFolder } from './key-folder.js';

const steps = { make: undefined, add: addNewKeys, use: useNewKeys, drop: dropOldKeys } as const;

const usage = `Usage: npm run keys -- make|add|use|drop <folder>
  make  the secret file of every process, in a folder of its own; what is there stays
  add   a new key for every pair beside the old one
  use   sign with the new keys
  drop  forget the old keys
Before the next step, wait until each process whose keys a step has changed has logged "keys read again".
CALLER_KEYS in the environment is what an installation from before pairs had keys signs with: "make" goes on with it until "use".`;

const say = (line: string): void => console.log(line);

function inheritedFrom(env: NodeJS.ProcessEnv): Inherited {
  const sharedV1 = (env.CALLER_KEYS ?? '').split(',').flatMap((key) => (key.trim() === '' ? [] : [key.trim()]));
  return { sharedV1, pseudonym: sharedV1[0] };
}

/** `npm run keys`: makes or changes the secret files of an installation. @returns the exit code */
export function runKeys(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const [step = '', folder, more] = args;
  if (!Object.hasOwn(steps, step) || folder === undefined || more !== undefined) {
    console.error(usage);
    return 1;
  }
  try {
    const path = resolve(folder);
    const before = readKeyFolder(path);
    const after = changed(step, path, before, env);
    writeKeyFolder(path, after);
    const names = processNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    say(`Keys changed of: ${names.join(', ') || 'nobody'}.`);
    say(`Written to ${path}, a folder for each process. They are secrets: keep them out of every repository.`);
    return 0;
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : explain(error));
    return 1;
  }
}

function changed(step: string, path: string, there: Partial<KeyFiles>, env: NodeJS.ProcessEnv): KeyFiles {
  const isNew = Object.keys(there).length === 0;
  const whole = completeKeys(there, inheritedFrom(env));
  const change = Object.entries(steps).find(([name]) => name === step)?.[1];
  if (change === undefined) {
    return whole;
  }
  if (isNew) {
    throw new ConfigError(`There are no keys in ${path} yet: npm run keys -- make ${path}`);
  }
  return change(whole);
}
