import { z } from 'zod';
import { planNames } from '../billing/plans.js';
import { defineJob, type JobPayloads, mailQueue } from './job.js';
import { mailLink, mailLinkFields, mailLinkLifetimes } from './mail-link.js';

const to = z.email();
const firstName = z.string();
/** Epoch seconds. */
const at = z.number().int();
/** `browser` and `system` as their makers call them, or empty; `at`: when. */
const attempt = { browser: z.string(), system: z.string(), at };
/** A user as their mails name them. `isVerified`: the mailbox is theirs, so that the username is of their own choice. */
const user = { to, firstName, username: z.string(), isVerified: z.boolean().optional() };

/** `amountCents`: of this currency, in lower case. */
const payment = { plan: z.enum(planNames), amountCents: z.number().int(), currency: z.string() };

/** Every mail that can be requested; the mailer writes the words. */
export const mailJobs = {
  /** For messages of the version before, which had no links. */
  waitlistJoined: defineJob({
    queue: mailQueue,
    name: 'waitlist.joined',
    payload: z.object({ to, name: z.string(), city: z.string() }),
  }),
  /** Somebody signed up for a city, and is asked to confirm it. */
  waitlistConfirm: defineJob({
    queue: mailQueue,
    name: 'waitlist.confirm',
    payload: z.object({ to, name: z.string(), city: z.string(), confirm: mailLinkFields, leave: mailLinkFields }),
    expiresAfterSeconds: mailLinkLifetimes.confirm_entry,
  }),
  accountVerify: defineJob({
    queue: mailQueue,
    name: 'account.verify',
    payload: z.object({ to, firstName, ...mailLink }),
    expiresAfterSeconds: mailLinkLifetimes.verify_email,
  }),
  accountReset: defineJob({
    queue: mailQueue,
    name: 'account.reset',
    payload: z.object({ ...user, ...mailLink }),
    expiresAfterSeconds: mailLinkLifetimes.reset_password,
  }),
  /** `means`: how it was changed. */
  accountPasswordChanged: defineJob({
    queue: mailQueue,
    name: 'account.password-changed',
    payload: z.object({ ...user, means: z.enum(['change', 'reset']) }),
  }),
  /** Somebody tried to register with an address that has an account. */
  accountExists: defineJob({
    queue: mailQueue,
    name: 'account.exists',
    payload: z.object(user),
    expiresAfterSeconds: 24 * 3600,
  }),
  accountSignedIn: defineJob({ queue: mailQueue, name: 'account.signed-in', payload: z.object({ ...user, ...attempt }) }),
  /** Somebody logged in with the right password, and no right code of the second factor. */
  accountCodeRefused: defineJob({ queue: mailQueue, name: 'account.code-refused', payload: z.object({ ...user, ...attempt }) }),
  /** To the new address, which becomes the user's when they follow the link. */
  accountConfirmEmail: defineJob({
    queue: mailQueue,
    name: 'account.confirm-email',
    payload: z.object({ to, firstName, ...mailLink }),
    expiresAfterSeconds: mailLinkLifetimes.change_email,
  }),
  /** To the address that a user has while they ask for another. */
  accountEmailAsked: defineJob({ queue: mailQueue, name: 'account.email-asked', payload: z.object(user) }),
  /** To both addresses. `isFormer`: to the one that is no longer the user's. */
  accountEmailChanged: defineJob({
    queue: mailQueue,
    name: 'account.email-changed',
    payload: z.object({ ...user, isFormer: z.boolean() }),
  }),
  /** `change`: what became of the second factor. `reset`: by an administrator of the installation. */
  accountSecondFactor: defineJob({
    queue: mailQueue,
    name: 'account.second-factor',
    payload: z.object({ ...user, change: z.enum(['added', 'removed', 'codes_renewed', 'code_used', 'reset']) }),
  }),
  /** A user has become an administrator, or is none any more. */
  accountRights: defineJob({ queue: mailQueue, name: 'account.rights', payload: z.object({ ...user, isAdmin: z.boolean(), at }) }),
  /** `at`: when it will be deleted. */
  accountExpiring: defineJob({
    queue: mailQueue,
    name: 'account.expiring',
    payload: z.object({ ...user, at }),
    expiresAfterSeconds: 7 * 24 * 3600,
  }),
  /** `cause`: who deleted it; `expiry`: nobody had verified it. */
  accountDeleted: defineJob({
    queue: mailQueue,
    name: 'account.deleted',
    payload: z.object({ to, firstName, cause: z.enum(['user', 'admin', 'expiry']) }),
    expiresAfterSeconds: 24 * 3600,
  }),
  /** A payment has arrived. `nextAt`: when the next one is due; null when none is. `isWithdrawable`: it can be had back within 30 days. */
  billingPaid: defineJob({
    queue: mailQueue,
    name: 'billing.paid',
    payload: z.object({
      ...user,
      ...payment,
      occasion: z.enum(['first', 'renewal', 'switch']),
      nextAt: at.nullable(),
      isWithdrawable: z.boolean().optional(),
    }),
  }),
  /** A renewal wasn't paid. `graceUntil`: until when everything stays open. */
  billingPaymentFailed: defineJob({
    queue: mailQueue,
    name: 'billing.payment-failed',
    payload: z.object({ ...user, ...payment, graceUntil: at }),
  }),
  /**
   * A subscription is not renewed any more. `until`: how long it stays open; null when it ended at once. `canResume: false`: the payment
   * provider has ended it already, so it can't be taken back although it stays open.
   */
  billingCancelled: defineJob({
    queue: mailQueue,
    name: 'billing.cancelled',
    payload: z.object({
      ...user,
      plan: z.enum(planNames),
      until: at.nullable(),
      cause: z.enum(['user', 'unpaid']),
      canResume: z.boolean().optional(),
    }),
  }),
  /** Money goes back. `isWithdrawal`: the subscription was withdrawn and has ended, and this is all that was paid for it. */
  billingRefunded: defineJob({
    queue: mailQueue,
    name: 'billing.refunded',
    payload: z.object({ ...user, ...payment, isWithdrawal: z.boolean().optional() }),
  }),
  accountInvited: defineJob({
    queue: mailQueue,
    name: 'account.invited',
    /** `leave`: off the waitlist, from which the invitation came. */
    payload: z.object({ to, name: z.string(), ...mailLink, leave: mailLinkFields.optional() }),
    expiresAfterSeconds: mailLinkLifetimes.invite,
  }),
} as const;

export type MailPayloads = JobPayloads<typeof mailJobs>;
