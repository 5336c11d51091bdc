import { describe, expect, it } from 'vitest';
import { createService } from '../src/calls/create-service.js';
import type { Lifecycle } from '../src/observability/health.js';
import { createLogger } from '../src/observability/logger.js';
import { testKeys } from '../src/testing/signed-caller.js';

describe('a service that stops', () => {
  it('closes a connection after the reply in flight, so that the shutdown doesn’t hang', async () => {
    const lifecycle: Lifecycle = { state: 'ready' };
    const app = createService({ name: 'test', logger: createLogger('test', 'silent'), keys: testKeys, lifecycle });
    expect((await app.inject('/healthz')).headers.connection).not.toBe('close');
    lifecycle.state = 'closing';
    expect((await app.inject('/healthz')).headers.connection).toBe('close');
  });
});
