import type { ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import { listUsers } from '@city-genie/contracts/admin/endpoints';
import type { ListedUser, listUsersRoute, readAuditLogRoute } from '@city-genie/contracts/admin/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import type { readWaitlistAuditRoute } from '@city-genie/contracts/waitlist/routes';
import type { Page } from '@playwright/test';
import { stub } from '../stubs.js';
import { admin } from './visitors.js';

type Audit = RouteReply<typeof readAuditLogRoute>;

const shared = { emailVerified: true, isAdmin: false, country: 'France', hasSecondFactor: false } as const;

/** Users of every kind: another administrator, a name of markup, one that is as long as it may be, and one that has yet to pay. */
const someUsers: readonly ListedUser[] = [
  { ...admin, createdAt: '2025-01-18T09:30:00.000Z', hasSecondFactor: true },
  {
    ...shared,
    id: '65f1c0ffee0123456789a001',
    username: 'grace.hopper',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace.hopper@example.org',
    isAdmin: true,
    hasSecondFactor: true,
    subscriptionPlan: 'yearly',
    subscriptionStatus: 'active',
    createdAt: '2025-03-02T10:00:00.000Z',
  },
  {
    ...shared,
    id: '65f1c0ffee0123456789a002',
    username: 'mallory',
    firstName: '<script>alert(1)</script>',
    lastName: '"; DROP TABLE users',
    email: 'mallory@example.net',
    emailVerified: false,
    subscriptionPlan: 'monthly',
    subscriptionStatus: 'incomplete',
    createdAt: '2025-11-20T23:59:00.000Z',
  },
  {
    ...shared,
    id: '65f1c0ffee0123456789a003',
    username: 'a-name-as-long-as-one-may-be.32x',
    firstName: 'Hubert Blaine',
    lastName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe',
    email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff.welche.vor.altern@mailbox.of-a-very-long-domain.example',
    subscriptionPlan: 'yearly',
    subscriptionStatus: 'past_due',
    createdAt: '2025-06-21T00:00:00.000Z',
  },
];

/** More users, so that there are pages. */
const manyUsers: readonly ListedUser[] = [
  ...someUsers,
  ...Array.from({ length: 1280 }, (_, index): ListedUser => {
    const username = `visitor-${index + 1}`;
    return {
      ...shared,
      id: `v${index + 1}`,
      username,
      firstName: 'Sofia',
      lastName: 'Kovalevskaya',
      email: `${username}@example.com`,
      subscriptionPlan: 'monthly',
      subscriptionStatus: 'active',
      createdAt: '2025-02-11T08:00:00.000Z',
    };
  }),
];

/** Answers with these users, by the page, the word and the ids that are asked for. */
export async function answerUsers(page: Page, users: readonly ListedUser[] = manyUsers): Promise<void> {
  await stub(page, `**${listUsers.url}`, ({ body = '{}' }) => {
    const { search = '', ids, isAdmin, page: number = 1, pageSize = 50 } = JSON.parse(body);
    const found = users.filter(
      ({ id, username, ...user }) =>
        username.includes(search) && (isAdmin === undefined || user.isAdmin) && (ids === undefined || ids.includes(id)),
    );
    const shown = found.slice((number - 1) * pageSize, number * pageSize);
    const json = { success: true, users: shown, total: found.length, page: number, message: 'Users' } satisfies RouteReply<
      typeof listUsersRoute
    >;
    return { json };
  });
}

const entry = (number: number, change: Partial<ShownAuditEntry>): ShownAuditEntry => ({
  id: `e${number}`,
  at: '2025-11-21T10:04:31.123Z',
  actor: { kind: 'user', id: admin.id },
  action: 'user.admin_granted',
  target: { kind: 'user', id: '65f1c0ffee0123456789a001' },
  outcome: 'done',
  details: {},
  requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  ...change,
});

export const someEntries: Audit = {
  success: true,
  entries: [
    entry(1, { details: { means: 'form' } }),
    entry(2, {
      at: '2025-11-21T09:12:00.000Z',
      action: 'user.deleted',
      target: { kind: 'user', id: '65f1c0ffee0123456789afff' },
      details: { means: 'admin' },
    }),
    entry(3, { at: '2025-11-21T08:00:02.000Z', action: 'session.stepped_up', target: { kind: 'session', id: 'c3ab8ff13720e8ad9047dd39' } }),
    entry(4, {
      at: '2025-11-20T22:41:09.000Z',
      action: 'password.changed',
      actor: { kind: 'user', id: '65f1c0ffee0123456789a001' },
      outcome: 'refused',
      details: { reason: 'wrong_password' },
    }),
    entry(5, {
      at: '2025-11-20T22:40:00.000Z',
      action: 'session.refused',
      actor: { kind: 'visitor', id: 'r5' },
      outcome: 'refused',
      details: { reason: 'rate_limited' },
    }),
    entry(6, { at: '2025-11-20T03:00:00.000Z', action: 'user.expiry_told', actor: { kind: 'process', id: 'identity' } }),
    entry(7, { at: '2025-11-20T02:00:00.000Z', action: 'city.renamed', actor: { kind: 'process', id: 'identity' } }),
  ],
  next: '1',
  actions: ['password.changed', 'session.refused', 'session.stepped_up', 'user.admin_granted', 'user.deleted', 'user.expiry_told'],
  usernames: { [admin.id]: admin.username, '65f1c0ffee0123456789a001': 'grace.hopper' },
};

const grace = { kind: 'admin', id: '65f1c0ffee0123456789a001' } as const;

/** The logs of other services, which know ids alone. */
export const otherEntries: Readonly<Record<'waitlist' | 'places', RouteReply<typeof readWaitlistAuditRoute>>> = {
  waitlist: {
    success: true,
    entries: [
      entry(1, {
        actor: grace,
        action: 'waitlist.exported',
        target: { kind: 'list', id: 'waitlist' },
        details: { entries: 1050, filtered: true },
      }),
      entry(2, {
        actor: grace,
        action: 'waitlist.exported',
        target: { kind: 'list', id: 'waitlist' },
        outcome: 'failed',
        details: { filtered: false },
      }),
      entry(3, { actor: grace, action: 'waitlist.invited', target: { kind: 'entry', id: '65f1c0ffee01234567000003' } }),
    ],
    next: null,
    actions: ['waitlist.exported', 'waitlist.invited'],
  },
  places: {
    success: true,
    entries: [
      entry(1, {
        actor: grace,
        action: 'place.report_settled',
        target: { kind: 'place', id: 'paris-musee-rodin' },
        details: { outcome: 'done', reports: 14 },
      }),
      entry(2, {
        actor: { kind: 'admin', id: '65f1c0ffee0123456789afff' },
        action: 'place.report_settled',
        target: { kind: 'place', id: 'newyork-a-place-that-was-taken-out-of-the-catalogue-when-it-moved' },
        details: { outcome: 'keep', reports: 1 },
      }),
    ],
    next: null,
    actions: ['place.report_settled'],
  },
};
