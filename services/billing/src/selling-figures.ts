import type { Clock } from '@city-genie/service-kit/clock';
import type { Metrics } from '@city-genie/service-kit/observability/metrics';
import { storedReadings } from '@city-genie/service-kit/observability/stored-readings';
import type { Ledger } from './events/ledger.js';
import type { Withdrawals } from './withdrawal/withdrawals.js';

type Deps = {
  publication: { waiting: () => Promise<number> };
  ledger: Pick<Ledger, 'waiting'>;
  withdrawals: Pick<Withdrawals, 'waiting'>;
  clock: Clock;
};

/** The metrics of what waits where something is sold. All replicas report the same. */
export function addSellingFigures(metrics: Metrics, { publication, ledger, withdrawals, clock }: Deps): void {
  const waiting = storedReadings(async () => {
    const [events, promised, untold] = await Promise.all([ledger.waiting(), withdrawals.waiting(), publication.waiting()]);
    const oldestSeconds = events.oldest === undefined ? 0 : Math.max(0, clock.nowMs() - events.oldest.getTime()) / 1000;
    return [{ events: events.count, oldestSeconds, promised, untold }];
  }, clock);
  const gauge = (name: string, help: string, figure: 'events' | 'oldestSeconds' | 'promised' | 'untold') =>
    metrics.gauge(name, help, [], async () => (await waiting()).map((reading) => ({ labels: {}, value: reading[figure] })));
  gauge('payment_events_waiting', 'Events of the payment provider that aren’t worked off', 'events');
  gauge('payment_events_oldest_seconds', 'How long ago the first of them came', 'oldestSeconds');
  gauge('withdrawals_waiting', 'Refunds that are promised and not made', 'promised');
  gauge('subscriptions_unpublished', 'Users of whose last change identity doesn’t know', 'untold');
}
