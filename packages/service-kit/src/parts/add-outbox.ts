import type { Connection, Model } from 'mongoose';
import { type OutboxRow, outboxModel } from '../jobs/outbox.js';
import type { RelayQueues } from '../jobs/outbox-hand-over.js';
import { createOutboxSweep } from '../jobs/outbox-relay.js';
import type { ProcessKit } from '../process/process-kit.js';

/** Where messages are written in the transaction of their change. */
export type Outbox = {
  rows: Model<OutboxRow>;
  /** Call it after the commit: moves pending messages. */
  kick(): void;
};

/** The outbox of this database; its messages go to these queues. */
export function addOutbox(kit: ProcessKit, connection: Connection, queues: RelayQueues, { sweepMs = 2000 } = {}): Outbox {
  const { clock, logger, metrics } = kit;
  const rows = outboxModel(connection);
  const sweep = createOutboxSweep({ outbox: rows, queues, clock, logger, metrics });
  return { rows, kick: kit.every({ name: 'outbox', everyMs: sweepMs }, sweep).runNow };
}
