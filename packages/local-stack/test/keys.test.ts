import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { type KeyFile, keyFile } from '@city-genie/service-kit/trust/keys';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { addNewKeys, completeKeys, dropOldKeys, type KeyFiles, useNewKeys } from '../src/keys/key-files.js';
import { keyFilePath, readKeyFolder } from '../src/keys/key-folder.js';
import { pairs, purposes } from '../src/keys/key-plan.js';
import { runKeys } from '../src/keys/run-keys.js';
import { keyFolderOf, prepareKeys } from '../src/stack/keys.js';

/** Pairs whose calls would be refused if callers had the files `signing` and callees `verifying`. */
function refused(signing: KeyFiles, verifying: KeyFiles): string[] {
  return pairs.flatMap(({ issuer, audience }) => {
    const key = signing[issuer].sign[audience];
    const isFirst = key === undefined && signing[issuer].sharedV1.some((old) => verifying[audience].sharedV1.includes(old));
    const isKnown = key !== undefined && verifying[audience].verify[issuer]?.includes(key) === true;
    return isFirst || isKnown ? [] : [`${issuer} → ${audience}`];
  });
}

const allKeys = ({ sign, verify, purposes: others }: KeyFile) => [
  ...Object.values(sign),
  ...Object.values(verify).flat(),
  ...Object.values(others).flat(),
];

describe('new keys', () => {
  const files = completeKeys({});

  it('match each other', () => {
    expect(refused(files, files)).toEqual([]);
    for (const name of processNames) {
      expect(keyFile.parse(files[name])).toEqual(files[name]);
    }
  });

  it('are shared only by the processes that need them', () => {
    const holders = new Map<string, string[]>();
    for (const name of processNames) {
      for (const key of new Set(allKeys(files[name]))) {
        holders.set(key, [...(holders.get(key) ?? []), name]);
      }
    }
    const shared = [...pairs.map(({ issuer, audience }) => [issuer, audience]), ...Object.values(purposes).flat()];
    expect([...holders.values()].map((names) => names.sort().join()).sort()).toEqual(
      shared.map((names) => [...names].sort().join()).sort(),
    );
  });

  it('are added where they are missing; others don’t change', () => {
    expect(completeKeys(files)).toEqual(files);
    const { weather: _, ...others } = files;
    const completed = completeKeys(others);
    expect(refused(completed, completed)).toEqual([]);
    expect({ ...completed, weather: undefined }).toEqual({ ...files, weather: undefined });
  });
});

describe('a change of keys', () => {
  const states = [completeKeys({})];
  for (const step of [addNewKeys, useNewKeys, dropOldKeys, addNewKeys, useNewKeys, dropOldKeys]) {
    states.push(step(states.at(-1) ?? completeKeys({})));
  }

  it('leaves a common key between processes before and after each step', () => {
    for (const [index, state] of states.slice(1).entries()) {
      const before = states[index] ?? state;
      expect([index, refused(before, state), refused(state, before), refused(state, state)]).toEqual([index, [], [], []]);
    }
  });

  it('changes every key of a pair, and no long-lived key', () => {
    const [first, , , second] = states;
    for (const { issuer, audience } of pairs) {
      expect(second?.[issuer].sign[audience]).not.toBe(first?.[issuer].sign[audience]);
      expect(second?.[audience].verify[issuer]).toEqual([second?.[issuer].sign[audience]]);
    }
    expect(second?.gateway.purposes.sessionCopy).not.toEqual(first?.gateway.purposes.sessionCopy);
    expect(second?.gateway.purposes.sessionCopy).toEqual(second?.identity.purposes.sessionCopy);
    for (const name of processNames) {
      const { sessionCopy: _before, ...before } = first?.[name].purposes ?? {};
      const { sessionCopy: _after, ...after } = second?.[name].purposes ?? {};
      expect([name, after]).toEqual([name, before]);
    }
    expect(Object.keys(first?.identity.purposes ?? {}).sort()).toEqual([
      'deviceCookie',
      'mailToken',
      'pseudonym',
      'secondFactor',
      'sessionCookie',
      'sessionCopy',
    ]);
  });

  it('loses nothing when a step is repeated', () => {
    for (const [index, step] of [addNewKeys, useNewKeys, dropOldKeys].entries()) {
      const state = states[index + 1] ?? completeKeys({});
      expect([refused(state, step(state)), refused(step(state), state)]).toEqual([[], []]);
    }
  });
});

describe('an installation from before pairs had keys', () => {
  const old = 'the-one-key-of-everybody-0123456789ab';
  const made = completeKeys({}, { sharedV1: [old], pseudonym: old });

  it('keeps its key and its counts', () => {
    expect(processNames.map((name) => [made[name].sign, made[name].sharedV1])).toEqual(processNames.map(() => [{}, [old]]));
    expect(refused(made, made)).toEqual([]);
    expect(made.recommendations.purposes.pseudonym).toEqual([old]);
    expect(made.waitlist.purposes.pseudonym).not.toEqual([old]);
  });

  it('can’t drop the old key before the new ones are in use', () => {
    expect(() => dropOldKeys(made)).toThrow('has no key in use');
  });

  it('changes to keys of pairs without a gap, and drops the old one', () => {
    const used = useNewKeys(made);
    const dropped = dropOldKeys(used);
    expect([refused(made, used), refused(used, made), refused(used, dropped), refused(dropped, used), refused(dropped, dropped)]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(JSON.stringify(processNames.map((name) => [dropped[name].sign, dropped[name].verify, dropped[name].sharedV1]))).not.toContain(
      old,
    );
  });
});

describe('the key folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'city-genie-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, and only its owner can enter it', () => {
    const made = prepareKeys(folder);
    expect(prepareKeys(folder)).toEqual(made);
    expect(readKeyFolder(keyFolderOf(folder))).toEqual(made);
    const modes = [keyFolderOf(folder), join(keyFolderOf(folder), 'gateway'), keyFilePath(keyFolderOf(folder), 'gateway')];
    expect(modes.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o755, 0o644]);
  });

  it('keeps the old key for the guests’ hashes, and removes its file', () => {
    const callerKey = 'the-one-key-of-everybody-0123456789ab';
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ callerKey }));
    const made = prepareKeys(folder);
    expect(made.recommendations.purposes.pseudonym).toEqual([callerKey]);
    expect(allKeys(made.gateway)).not.toContain(callerKey);
    expect(() => readFileSync(join(folder, 'keys.json'))).toThrow('ENOENT');
    expect(prepareKeys(folder)).toEqual(made);
  });

  it.each(['{', '{"sign":{"weather":"short"}}'])('names a damaged file and doesn’t replace it: %s', (text) => {
    prepareKeys(folder);
    const path = keyFilePath(keyFolderOf(folder), 'gateway');
    writeFileSync(path, text);
    expect(() => prepareKeys(folder)).toThrow(`${path} can't be used`);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each(['{', '{"callerKey":5}'])('names a damaged old key: %s', (text) => {
    writeFileSync(join(folder, 'keys.json'), text);
    expect(() => prepareKeys(folder)).toThrow(/keys\.json is damaged/);
  });
});

describe('npm run keys', () => {
  let folder = '';
  let log: MockInstance;
  let said: MockInstance;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'city-genie-keys-'));
    log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('makes keys, and changes them step by step', () => {
    const at = join(folder, 'secrets');
    expect(runKeys(['add', at], {})).toBe(1);
    const seen = ['make', 'make', 'add', 'use', 'drop'].map((step) => [runKeys([step, at], {}), readKeyFolder(at).gateway?.sign.weather]);
    const [first, , , fourth] = seen.map(([, key]) => key);
    expect(seen).toEqual([first, first, first, fourth, fourth].map((key) => [0, key]));
    expect(fourth).not.toBe(first);
  });

  it('names the processes whose keys a step has changed', () => {
    const line = (step: string) => {
      log.mockClear();
      runKeys([step, folder], {});
      return log.mock.calls[0]?.[0];
    };
    const called = ['identity', 'billing', 'recommendations', 'weather', 'waitlist', 'maps', 'mailer'];
    expect(['make', 'make', 'add', 'add', 'use', 'drop'].map(line)).toEqual(
      [processNames, ['nobody'], called, ['nobody'], ['gateway', 'identity', 'billing', 'recommendations'], ['gateway', ...called]].map(
        (names) => `Keys changed of: ${names.join(', ')}.`,
      ),
    );
  });

  it('uses CALLER_KEYS as the old key', () => {
    const old = 'the-one-key-of-everybody-0123456789ab';
    expect(runKeys(['make', folder], { CALLER_KEYS: `${old}, ${old}2` })).toBe(0);
    expect(readKeyFolder(folder).gateway?.sharedV1).toEqual([old, `${old}2`]);
  });

  it.each([[], ['make'], ['nonsense', 'x'], ['constructor', 'x'], ['make', 'a', 'b']])('prints its usage for %j', (...args) => {
    expect(runKeys(args, {})).toBe(1);
  });

  it('names a folder that can’t be written', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(runKeys(['make', join(folder, 'file')], {})).toBe(1);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('file'));
  });
});
