import { serviceNames } from '@city-genie/contracts/endpoint';
import { endpoints } from '@city-genie/contracts/endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../src/clock.js';
import { createLogger } from '../src/observability/logger.js';
import { addMongo } from '../src/parts/add-mongo.js';
import { createProcessKit } from '../src/process/process-kit.js';
import { keyNeeds } from '../src/process/serve.js';
import { testKeys } from '../src/testing/signed-caller.js';

const kitOf = () =>
  createProcessKit({ name: 'billing', config: {}, logger: createLogger('test', 'silent'), clock: systemClock, keys: testKeys, points: {} });

/** Records the names of steps as they run. */
function steps() {
  const kit = kitOf();
  const gone: string[] = [];
  const step = (name: string) => async () => {
    gone.push(name);
  };
  return { kit, gone, step };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the kit of a process', () => {
  it('gives the service the process’s name', () => {
    expect(kitOf().service.name).toBe('billing');
  });

  it('starts in order of registration and stops in reverse', async () => {
    const { kit, gone, step } = steps();
    for (const name of ['store', 'worker']) {
      kit.onStart(step(`open ${name}`));
      kit.onStop(step(`close ${name}`));
    }
    await kit.start();
    await kit.stop();
    expect(gone).toEqual(['open store', 'open worker', 'close worker', 'close store']);
  });

  it('continues its start with the step that failed, and repeats none that succeeded', async () => {
    const { kit, gone, step } = steps();
    let isThere = false;
    kit.onStart(step('first'));
    kit.onStart(async () => {
      gone.push('second');
      if (!isThere) {
        throw new Error('not there yet');
      }
    });
    kit.onStart(step('last'));
    await expect(kit.start()).rejects.toThrow('not there yet');
    await expect(kit.start()).rejects.toThrow('not there yet');
    isThere = true;
    await kit.start();
    expect(gone).toEqual(['first', 'second', 'second', 'second', 'last']);
  });

  it('runs all stop steps, then throws what failed', async () => {
    const { kit, gone, step } = steps();
    kit.onStop(step('store'));
    kit.onStop(() => Promise.reject(new Error('stuck')));
    kit.onStop(step('worker'));
    await expect(kit.stop()).rejects.toMatchObject({ errors: [new Error('stuck')] });
    expect(gone).toEqual(['worker', 'store']);
  });

  it('repeats work from its turn of the start on, and waits for it before it closes what was there earlier', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { kit, gone, step } = steps();
    kit.onStop(step('close store'));
    kit.every({ name: 'cleaning', everyMs: 1000 }, async () => {
      gone.push('cleaning');
      await new Promise(setImmediate);
      gone.push('cleaned');
    });
    vi.advanceTimersByTime(1000);
    await kit.start();
    vi.advanceTimersByTime(1000);
    await kit.stop();
    vi.advanceTimersByTime(1000);
    expect(gone).toEqual(['cleaning', 'cleaned', 'close store']);
    expect(await kit.metrics.registry.metrics()).toContain('periodic_task_failures_total{task="cleaning",service="billing"} 0');
  });

  it('makes a database part of readiness, unless the process can work without it', async () => {
    const needing = kitOf();
    addMongo(needing, 'mongodb://127.0.0.1:9', []);
    expect(Object.keys(needing.service.readyChecks ?? {})).toEqual(['mongodb']);
    const patient = kitOf();
    addMongo(patient, 'mongodb://127.0.0.1:9', [], { isNeeded: false });
    patient.readyWhen('catalogue', async () => undefined);
    expect(Object.keys(patient.service.readyChecks ?? {})).toEqual(['catalogue']);
  });
});

describe('the keys of a process', () => {
  it.each(serviceNames)('include one for the pseudonyms of its limits: %s', (name) => {
    const isLimited = endpoints.some(({ service, limit }) => service === name && limit !== undefined);
    expect(keyNeeds(name).purposes).toEqual(isLimited ? ['pseudonym'] : []);
    expect(keyNeeds(name, ['pseudonym', 'sessionCopy']).purposes).toEqual(['pseudonym', 'sessionCopy']);
  });

  it('are those of its calls', () => {
    expect(keyNeeds('recommendations')).toMatchObject({ sign: ['weather'], verify: ['gateway', 'identity'] });
    expect(keyNeeds('weather')).toMatchObject({ sign: [], verify: ['gateway', 'recommendations'] });
    // The mailer has no public call, but one of identity.
    expect(keyNeeds('mailer')).toEqual({ sign: [], verify: ['identity'], purposes: [] });
    expect(keyNeeds('identity').sign).toEqual(['billing', 'recommendations', 'waitlist', 'mailer']);
  });
});
