import { afterEach, expect, it, vi } from 'vitest';
import { within } from './browser-database.js';

const database = { name: 'test', version: 1, make: () => {} };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts a database that never opens as refused, and closes it when it opens after all', async () => {
  vi.useFakeTimers();
  const close = vi.fn();
  const request: { result: { close: () => void }; onsuccess?: () => void } = { result: { close } };
  vi.stubGlobal('indexedDB', { open: () => request });
  const refused = expect(within(database, ['plans'], 'readonly', async () => 1)).rejects.toThrow('does not open');
  await vi.runAllTimersAsync();
  await refused;
  request.onsuccess?.();
  expect(close).toHaveBeenCalledOnce();
});
