import { record } from '../events/record.js';
import { type Form, mergedMetadata } from '../http/form.js';
import type { Call, Route } from '../http/route.js';
import { newId } from '../ids.js';
import { addMonths } from '../periods.js';
import { invalid, notSimulated } from '../refusal.js';
import type { Phase, Schedule } from '../rows/schedule.js';
import { isOver } from '../rows/subscription.js';
import { changeSchedule, changeSubscription, releaseSchedule } from '../rules/subscription-change.js';
import { showSchedule } from '../wire/schedule.js';
import { rowOf, type World } from '../world.js';
import { given, named } from './rows.js';

const phaseParams = [
  'phases[][items][][price]',
  'phases[][items][][quantity]',
  'phases[][start_date]',
  'phases[][end_date]',
  'phases[][duration][interval]',
  'phases[][duration][interval_count]',
  'phases[][proration_behavior]',
  'phases[][metadata][*]',
] as const;

export const scheduleRoutes: Route[] = [
  { method: 'POST', path: '/v1/subscription_schedules', params: ['from_subscription'], act: create },
  { method: 'GET', path: '/v1/subscription_schedules/:id', act: (call) => show(call.world, found(call)) },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id',
    params: [...phaseParams, 'end_behavior', 'proration_behavior', 'metadata[*]', 'metadata'],
    act: update,
  },
  { method: 'POST', path: '/v1/subscription_schedules/:id/release', params: ['preserve_cancel_date'], act: release },
];

const found = (call: Call): Schedule => named(call.world.schedules, 'subscription schedule', call);
const show = (world: World, schedule: Schedule): object => showSchedule(schedule, world.clock.now());

function create({ world, form }: Call): object {
  const subscription = given(world.subscriptions, 'subscription', form, 'from_subscription');
  if (isOver(subscription) || subscription.status === 'incomplete') {
    throw invalid(`You cannot migrate a subscription that is in the \`${subscription.status}\` status.`, 'from_subscription');
  }
  if (subscription.schedule !== null) {
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.', 'from_subscription');
  }
  if (subscription.cancelAtPeriodEnd) {
    throw notSimulated('a schedule for a subscription that is set to cancel', 'from_subscription');
  }
  const schedule: Schedule = {
    id: newId('sub_sched'),
    customer: subscription.customer,
    subscription: subscription.id,
    releasedSubscription: null,
    status: 'active',
    phases: [{ price: subscription.price, startDate: subscription.periodStart, endDate: subscription.periodEnd }],
    endBehavior: 'release',
    metadata: {},
    created: world.clock.now(),
    releasedAt: null,
    canceledAt: null,
  };
  world.schedules.set(schedule.id, schedule);
  record(world, 'subscription_schedule.created', show(world, schedule));
  changeSubscription(world, subscription, { schedule: schedule.id });
  return show(world, schedule);
}

function update(call: Call): object {
  const { world, form } = call;
  const schedule = active(found(call));
  if ((form.choice('end_behavior', ['release', 'cancel']) ?? 'release') === 'cancel') {
    throw notSimulated('end_behavior=cancel', 'end_behavior');
  }
  const phases = form.keysBelow('phases').length === 0 ? schedule.phases : phasesOf(world, form, schedule);
  changeSchedule(world, schedule, { phases, metadata: mergedMetadata(form, schedule.metadata) });
  return show(world, schedule);
}

/** The current phase, which has to be repeated, and those to come. */
function phasesOf(world: World, form: Form, schedule: Schedule): Phase[] {
  const [current] = schedule.phases;
  const phases: Phase[] = [];
  for (const index of form.keysBelow('phases').keys()) {
    const name = `phases[${index}]`;
    const price = given(world.prices, 'price', form, `${name}[items][0][price]`);
    const startDate = form.count(`${name}[start_date]`) ?? phases.at(-1)?.endDate;
    if (startDate === undefined || startDate !== (phases.at(-1)?.endDate ?? current?.startDate)) {
      throw invalid('The first phase starts when the current one did, each other one where the one before ends.', `${name}[start_date]`);
    }
    const endDate = form.count(`${name}[end_date]`) ?? addMonths(startDate, monthsOf(form, name, price.interval));
    if (endDate <= startDate) {
      throw invalid('The end date of a phase must be after its start date.', `${name}[end_date]`);
    }
    phases.push({ price: price.id, startDate, endDate });
  }
  const subscription = rowOf(world.subscriptions, schedule.subscription ?? '');
  if (phases[0]?.price !== subscription.price || phases[0].endDate < subscription.periodEnd) {
    throw notSimulated('a schedule that changes the current period', 'phases[0]');
  }
  return phases;
}

function monthsOf(form: Form, name: string, interval: 'month' | 'year'): number {
  const unit = form.choice(`${name}[duration][interval]`, ['month', 'year']) ?? interval;
  return (form.count(`${name}[duration][interval_count]`) ?? 1) * (unit === 'year' ? 12 : 1);
}

function release(call: Call): object {
  const schedule = active(found(call));
  releaseSchedule(call.world, schedule);
  return show(call.world, schedule);
}

function active(schedule: Schedule): Schedule {
  if (schedule.status !== 'active') {
    throw invalid(`You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`);
  }
  return schedule;
}
