import type { Clock } from '@city-genie/service-kit/clock';
import type { Metrics } from '@city-genie/service-kit/observability/metrics';
import { storedReadings } from '@city-genie/service-kit/observability/stored-readings';
import type { Connection } from 'mongoose';
import { erasureModel } from './erasure-model.js';

/** The metrics of what is left to erase. All replicas report the same. */
export function addErasureFigures(metrics: Metrics, connection: Connection, clock: Clock): void {
  const erasures = erasureModel(connection);
  const waiting = storedReadings(async () => {
    const [users, oldest] = await Promise.all([erasures.countDocuments(), erasures.findOne().sort({ deletedAt: 1 }).lean()]);
    const oldestSeconds = oldest === null ? 0 : Math.max(0, clock.nowMs() - oldest.deletedAt.getTime()) / 1000;
    return [{ users, oldestSeconds }];
  }, clock);
  const read = async (figure: 'users' | 'oldestSeconds') => (await waiting()).map((reading) => ({ labels: {}, value: reading[figure] }));
  metrics.gauge('erasures_waiting', 'Deleted users of whom something may be left somewhere', [], () => read('users'));
  metrics.gauge('erasures_oldest_seconds', 'How long ago the first of them was deleted', [], () => read('oldestSeconds'));
}
