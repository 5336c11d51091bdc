import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../src/process/config.js';
import { testKeyContent, testKeys } from '../src/testing/signed-caller.js';
import { keyRing, openKeyFile, readKeyFile } from '../src/trust/keys.js';

const logger = pino({ level: 'silent' });
const first = 'Zk3vB0q8Wm1xY7tR5uJ2nL9pD4sF6gHc';
const second = 'Qw8eR5tY2uI9oP3aS6dF1gH4jK7lZ0xV';
let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'city-genie-keys-'));
  path = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(content: unknown): void {
  writeFileSync(`${path}.new`, typeof content === 'string' ? content : JSON.stringify(content));
  renameSync(`${path}.new`, path);
}

describe('the key file of a process', () => {
  it('gives exactly the keys it holds', () => {
    write({ sign: { weather: first }, verify: { gateway: [first, second] }, purposes: { pseudonym: [second] } });
    const keys = openKeyFile(path, logger, {});
    keys.close();
    expect([
      keys.signingKey('weather'),
      keys.signingKey('billing'),
      keys.verificationKeys('gateway'),
      keys.verificationKeys('billing'),
    ]).toEqual([first, undefined, [first, second], []]);
    expect(keys.purposeKeys('pseudonym')).toEqual([second]);
    expect(() => keys.purposeKeys('sessionCopy')).toThrow(
      new ConfigError("The key file has no key for sessionCopy: name it in keyPurposes of the process's definition"),
    );
    expect(keys.v1Keys()).toEqual([]);
  });

  it.each([
    ['no file', undefined],
    ['no JSON', '{'],
    ['a short key', { sign: { weather: 'short' } }],
    ['a placeholder', { sign: { weather: 'please-change-me-please-change-me-please' } }],
    ['no keys to verify with', { verify: { gateway: [] } }],
    ['an unknown purpose', { purposes: { other: [first] } }],
    ['something else', { keys: [first] }],
  ])('is rejected with a message: %s', (_name, content) => {
    if (content !== undefined) {
      write(content);
    }
    expect(() => readKeyFile(path)).toThrow(ConfigError);
    expect(() => readKeyFile(path)).toThrow(path);
  });

  it('never shows a key in an error', () => {
    write({ sign: { weather: 5, [first]: `${second} please-change-me` } });
    expect(() => readKeyFile(path)).toThrow(expect.not.objectContaining({ message: expect.stringContaining(second) }));
  });

  it.each([
    [{ sign: ['weather', 'billing'] }, 'for calls to weather, for calls to billing'],
    [{ verify: ['gateway'] }, 'for calls of gateway'],
    [{ purposes: ['pseudonym'] }, 'for pseudonym'],
  ] as const)('is rejected without the keys that the process needs: %j', (needs, words) => {
    write({});
    expect(() => openKeyFile(path, logger, needs)).toThrow(`it has no key ${words}`);
    write({ sign: { weather: first, billing: first }, verify: { gateway: [first] }, purposes: { pseudonym: [first] } });
    openKeyFile(path, logger, needs).close();
  });

  it('may lack the keys of pairs while it has keys of version 1', () => {
    write({ sharedV1: [first] });
    openKeyFile(path, logger, { sign: ['weather'], verify: ['gateway'] }).close();
    expect(() => openKeyFile(path, logger, { purposes: ['pseudonym'] })).toThrow('for pseudonym');
  });

  it('is reloaded when it changes; an invalid version is ignored', async () => {
    write({ sign: { weather: first } });
    const errors = vi.fn();
    const keys = openKeyFile(path, Object.assign(pino({ level: 'silent' }), { error: errors }), { sign: ['weather'] }, 20);
    write({ sign: { weather: second } });
    await vi.waitFor(() => expect(keys.signingKey('weather')).toBe(second), { timeout: 15_000 });
    write({});
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce(), { timeout: 15_000 });
    write('{');
    await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(2), { timeout: 15_000 });
    rmSync(path);
    await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(3), { timeout: 15_000 });
    expect(keys.signingKey('weather')).toBe(second);
    write({ sign: { weather: first } });
    await vi.waitFor(() => expect(keys.signingKey('weather')).toBe(first), { timeout: 15_000 });
    keys.close();
  }, 60_000);
});

it.each(['constructor', '__proto__', 'hasOwnProperty'])('has no key for %s', (name) => {
  expect([testKeys.verificationKeys(name), testKeys.signingKey(name)]).toEqual([[], undefined]);
  expect(keyRing(() => testKeyContent).verificationKeys('gateway')).toHaveLength(1);
});
