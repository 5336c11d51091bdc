import type { QueueName } from '@city-genie/contracts/internal/job';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { createQueue } from '../jobs/queue.js';
import type { ProcessKit } from '../process/process-kit.js';

/** The producer of a queue. */
export function addQueue(kit: ProcessKit, name: QueueName, redis: Redis): Queue {
  const queue = createQueue(name, redis, kit.logger);
  kit.onStop(() => queue.close());
  return queue;
}
