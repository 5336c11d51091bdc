import type { Service } from '../calls/create-service.js';
import { withDeadline } from '../deadline.js';
import type { Logger } from './logger.js';

/** Named checks of the stores that a service can't work without; a check rejects when its store doesn't answer. */
export type ReadyChecks = Record<string, () => Promise<unknown>>;

/** The state of a process; `run-process.ts` changes it. */
export type Lifecycle = { state: 'starting' | 'ready' | 'closing' };

const checkTimeoutMs = 1000;

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await withDeadline(check(), checkTimeoutMs);
    return true;
  } catch {
    return false;
  }
}

/** /healthz: the process answers. /readyz: started, not stopping, and every check passes within a second (docs/rules/data.md#readiness). */
export function registerHealth(app: Service, lifecycle: Lifecycle, checks: ReadyChecks, logger: Logger): void {
  let wasReady = true;
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const));
    const ready = lifecycle.state === 'ready' && results.every(([, ok]) => ok);
    if (ready !== wasReady) {
      logger.info({ lifecycle: lifecycle.state, stores: Object.fromEntries(results) }, ready ? 'ready' : 'not ready');
      wasReady = ready;
    }
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : lifecycle.state === 'ready' ? 'store missing' : lifecycle.state,
      stores: Object.fromEntries(results),
    });
  });
}
