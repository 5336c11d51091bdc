import type Stripe from 'stripe';
import type { Schedule } from '../rows/schedule.js';
import type { Shape } from './wire.js';

export function showSchedule(schedule: Schedule, now: number): Shape<Stripe.SubscriptionSchedule> {
  const current =
    schedule.status === 'active' ? schedule.phases.find(({ startDate, endDate }) => startDate <= now && now < endDate) : undefined;
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    customer: schedule.customer,
    subscription: schedule.subscription,
    released_subscription: schedule.releasedSubscription,
    status: schedule.status,
    current_phase: current === undefined ? null : { start_date: current.startDate, end_date: current.endDate },
    end_behavior: schedule.endBehavior,
    phases: schedule.phases.map((phase) => ({
      start_date: phase.startDate,
      end_date: phase.endDate,
      items: [{ price: phase.price, quantity: 1 }],
      proration_behavior: 'none' as const,
    })),
    created: schedule.created,
    released_at: schedule.releasedAt,
    canceled_at: schedule.canceledAt,
    completed_at: null,
    metadata: schedule.metadata,
    livemode: false,
    test_clock: null,
  };
}
