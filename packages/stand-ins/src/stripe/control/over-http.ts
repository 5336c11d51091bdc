import { z } from 'zod';
import { faultKinds } from '../http/faults.js';
import { behaviours } from '../rows/card.js';
import type { StripeActs } from './acts.js';

const behaviour = z.enum(behaviours);
const id = z.string().min(1);
const clientSecret = z.string().min(1);

const webhooks = z.strictObject({
  url: z.url(),
  secret: z.string().min(1),
  duplicate: z.int().min(0).max(10).optional(),
  reorder: z.boolean().optional(),
  drop: z.union([z.boolean(), z.int().min(0)]).optional(),
  delayMs: z.int().min(0).optional(),
  badSignature: z.boolean().optional(),
  oldTimestamp: z.boolean().optional(),
  pause: z.boolean().optional(),
});

const fault = z.strictObject({
  match: z.string().regex(/^(GET|POST|DELETE) \/v1\//),
  kind: z.enum(faultKinds),
  ms: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
});

type Act = (acts: StripeActs, body: unknown) => unknown;

/** An act whose body is of the schema; any other body is refused by a thrown ZodError. */
const act =
  <Body>(schema: z.ZodType<Body>, run: (acts: StripeActs, body: Body) => unknown): Act =>
  (acts, body) =>
    run(acts, schema.parse(body));

const nothing = z.strictObject({});

/** The acts by the name in the address: `POST /_control/<name>` with their parameters as JSON. */
export const actsOverHttp: Record<string, Act> = {
  advance: act(z.strictObject({ seconds: z.number().min(0) }), (acts, { seconds }) => acts.advance(seconds)),
  card: act(z.strictObject({ customer: id, behaviour }), (acts, body) => acts.setCard(body.customer, body.behaviour)),
  faults: act(z.strictObject({ next: z.array(fault) }), (acts, { next }) => acts.fail(...next)),
  webhooks: act(webhooks.nullable(), (acts, settings) => acts.webhooks(settings)),
  hold: act(z.strictObject({ isHeld: z.boolean().optional() }), (acts, { isHeld }) => acts.hold(isHeld)),
  flush: act(nothing, async (acts) => {
    await acts.flush();
    return { undelivered: acts.undelivered().length };
  }),
  settled: act(nothing, (acts) => acts.settled()),
  dispute: act(z.strictObject({ charge: id }), (acts, { charge }) => ({ id: acts.dispute(charge) })),
  closeDispute: act(z.strictObject({ dispute: id, status: z.enum(['won', 'lost']) }), (acts, body) =>
    acts.closeDispute(body.dispute, body.status),
  ),
  refundFails: act(z.strictObject({ refund: id }), (acts, { refund }) => acts.refundFails(refund)),
  cancelByOperator: act(z.strictObject({ subscription: id, refund: z.boolean().optional() }), (acts, body) =>
    acts.cancelByOperator(body.subscription, body.refund),
  ),
  pay: act(z.strictObject({ clientSecret, card: behaviour }), (acts, body) => acts.pay(body.clientSecret, body.card)),
  challenge: act(z.strictObject({ clientSecret, isPassed: z.boolean() }), (acts, body) => acts.challenge(body.clientSecret, body.isPassed)),
  reset: act(nothing, (acts) => acts.reset()),
};
