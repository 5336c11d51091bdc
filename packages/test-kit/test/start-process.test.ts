import { defineProcess } from '@city-genie/service-kit/process/serve';
import { describe, expect, it } from 'vitest';
import { startProcess } from '../src/start-process.js';

const done = async () => undefined;
const never = () => new Promise<undefined>(() => undefined);
const broken = () => Promise.reject(new Error('the door is stuck'));

/** A process whose calls and parts end as told, and whether its parts were asked to. */
async function started(close: () => Promise<undefined>, stopPart: () => Promise<undefined>) {
  const asked: string[] = [];
  const definition = defineProcess({
    name: 'weather',
    config: {},
    wire: (kit) => {
      kit.onStop(() => {
        asked.push('parts');
        return stopPart();
      });
      return { app: { listen: async () => '', close } };
    },
  });
  return { asked, ...(await startProcess(definition, { env: {} })) };
}

describe('stopping a started process', () => {
  it('ends its calls, then its parts', async () => {
    const { stop, asked } = await started(done, done);
    await stop();
    expect(asked).toEqual(['parts']);
  });

  it.each([
    ['calls', never, done],
    ['parts', done, never],
  ])('says that its %s did not end in time', async (what, close, stopPart) => {
    const { stop } = await started(close, stopPart);
    await expect(stop(20)).rejects.toThrow(`the ${what} of weather did not end: not done within 20 ms`);
  });

  it('passes on why its calls could not end, and ends its parts all the same', async () => {
    const { stop, asked } = await started(broken, done);
    await expect(stop()).rejects.toThrow('the door is stuck');
    expect(asked).toEqual(['parts']);
  });
});
