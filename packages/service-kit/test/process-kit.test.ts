import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../src/clock.js';
import { createLogger } from '../src/observability/logger.js';
import { ConfigError } from '../src/process/config.js';
import { createProcessKit } from '../src/process/process-kit.js';
import { defineProcess, readProcessConfig } from '../src/process/serve.js';
import { testKeys } from '../src/testing/signed-caller.js';

const kitOf = () =>
  createProcessKit({ name: 'billing', config: {}, logger: createLogger('test', 'silent'), clock: systemClock, keys: testKeys, points: {} });

/** Notes the names of steps as they are gone through. */
function steps() {
  const kit = kitOf();
  const gone: string[] = [];
  const step = (name: string) => async () => {
    gone.push(name);
  };
  return { kit, gone, step };
}

describe('the kit of a process', () => {
  it('starts in the order that was asked for, and stops in the opposite one', async () => {
    const { kit, gone, step } = steps();
    for (const name of ['store', 'worker']) {
      kit.onStart(step(`open ${name}`));
      kit.onStop(step(`close ${name}`));
    }
    await kit.start();
    await kit.stop();
    expect(gone).toEqual(['open store', 'open worker', 'close worker', 'close store']);
  });

  it('begins again at the first step after one that failed', async () => {
    const { kit, gone, step } = steps();
    let isThere = false;
    kit.onStart(step('first'));
    kit.onStart(() => (isThere ? undefined : Promise.reject(new Error('not there yet'))));
    kit.onStart(step('last'));
    await expect(kit.start()).rejects.toThrow('not there yet');
    isThere = true;
    await kit.start();
    expect(gone).toEqual(['first', 'first', 'last']);
  });

  it('closes everything, whatever happens on the way, and then says what failed', async () => {
    const { kit, gone, step } = steps();
    kit.onStop(step('store'));
    kit.onStop(() => Promise.reject(new Error('stuck')));
    kit.onStop(step('worker'));
    await expect(kit.stop()).rejects.toMatchObject({ errors: [new Error('stuck')] });
    expect(gone).toEqual(['worker', 'store']);
  });

  it('counts a database among what has to be there, unless the process can do without', async () => {
    const needing = kitOf();
    needing.mongo('mongodb://127.0.0.1:9', []);
    expect(Object.keys(needing.service.readyChecks ?? {})).toEqual(['mongodb']);
    const patient = kitOf();
    patient.mongo('mongodb://127.0.0.1:9', [], { isNeeded: false });
    patient.readyWhen('catalogue', async () => undefined);
    expect(Object.keys(patient.service.readyChecks ?? {})).toEqual(['catalogue']);
  });
});

describe('the configuration of a process', () => {
  const definition = defineProcess({
    name: 'billing',
    config: { SHOP_URL: z.url(), QUEUE: z.string() },
    env: (env) => ({ ...env, QUEUE: env.QUEUE ?? env.SHOP_URL }),
    wire: () => ({ app: { listen: async () => '', close: async () => undefined } }),
  });
  const common = { APP_MODE: 'local', PORT: '0', KEYS_FILE: 'keys' };

  it('is its own and what all processes read, with the defaults that it takes from other variables', () => {
    const config = readProcessConfig(definition, { ...common, SHOP_URL: 'https://shop.example' });
    expect(config).toMatchObject({ APP_MODE: 'local', LOG_LEVEL: 'info', SHOP_URL: 'https://shop.example', QUEUE: 'https://shop.example' });
  });

  it('names all faults at once', () => {
    expect(() => readProcessConfig(definition, { ...common, APP_MODE: 'test' })).toThrow(ConfigError);
    expect(() => readProcessConfig(definition, { ...common, APP_MODE: 'test' })).toThrow(/APP_MODE[\s\S]*SHOP_URL/);
  });
});
