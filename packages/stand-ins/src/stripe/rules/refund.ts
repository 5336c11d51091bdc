import { record } from '../events/record.js';
import { newId } from '../ids.js';
import type { Charge, Dispute, Refund } from '../rows/payment.js';
import { showCharge, showDispute, showRefund } from '../wire/payment.js';
import { rowOf, type World } from '../world.js';

/** Gives money back at once. The amount is one that is left of the charge. */
export function refund(world: World, charge: Charge, given: Pick<Refund, 'amount' | 'reason' | 'metadata'>): Refund {
  const row: Refund = {
    ...given,
    id: newId('re'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    currency: charge.currency,
    status: 'succeeded',
    created: world.clock.now(),
  };
  world.refunds.set(row.id, row);
  charge.amountRefunded += row.amount;
  record(world, 'refund.created', showRefund(row));
  record(world, 'charge.refunded', showCharge(charge));
  return row;
}

/** The bank didn't take the money back: it is ours again. */
export function failRefund(world: World, row: Refund): void {
  const before = showRefund(row);
  row.status = 'failed';
  rowOf(world.charges, row.charge).amountRefunded -= row.amount;
  record(world, 'refund.updated', showRefund(row), before);
  record(world, 'refund.failed', showRefund(row));
}

/** The owner of the card wants the money back from the bank. */
export function disputeCharge(world: World, charge: Charge): Dispute {
  const dispute: Dispute = {
    id: newId('du'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: charge.amount,
    currency: charge.currency,
    status: 'needs_response',
    created: world.clock.now(),
  };
  world.disputes.set(dispute.id, dispute);
  charge.isDisputed = true;
  record(world, 'charge.dispute.created', showDispute(dispute));
  return dispute;
}

export function closeDispute(world: World, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  rowOf(world.charges, dispute.charge).isDisputed = status === 'lost';
  record(world, 'charge.dispute.closed', showDispute(dispute));
}
