import { auditLogQuery } from '@city-genie/contracts/admin/audit';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { AuditRow } from '../src/audit/audit-model.js';
import type { AuditFilter } from '../src/audit/audit-page.js';
import { auditReply } from '../src/audit/audit-reply.js';

const vocabulary = { actions: ['place.settled', 'list.read'], targets: ['place'], details: ['count'], words: [] } as const;
const row: AuditRow = {
  _id: new mongoose.Types.ObjectId('65f0c8a11b9e7a543f0e4bd4'),
  at: new Date('2026-03-01T10:00:00Z'),
  actor: { kind: 'user', id: 'ada' },
  action: 'place.settled',
  target: { kind: 'place', id: 'paris-louvre' },
  outcome: 'done',
  requestId: 'request-1',
};

type Asked = [filter: AuditFilter<typeof vocabulary>, options: unknown];

/** The reply to a query, and what the log was asked for. */
async function read(query: Record<string, string>, entries = [row], next: string | null = null) {
  const asked: Asked[] = [];
  const page = async (...args: [Asked[0], Asked[1]?]) => {
    asked.push([args[0], args[1]]);
    return { entries, next };
  };
  const reply = await auditReply({ page }, vocabulary, auditLogQuery.parse(query));
  return { reply, asked };
}

describe('the reply of an audit log', () => {
  it('has entries by ids, also those without details, the next page, and every action from A to Z', async () => {
    const { reply } = await read({}, [row, { ...row, details: { count: 3 } }], 'cursor');
    const shown = { ...row, id: '65f0c8a11b9e7a543f0e4bd4', at: '2026-03-01T10:00:00.000Z', details: {}, _id: undefined };
    expect(reply).toEqual({
      success: true,
      entries: [shown, { ...shown, details: { count: 3 } }],
      next: 'cursor',
      actions: ['list.read', 'place.settled'],
    });
  });

  it.each([
    [{}, {}, { limit: 50 }],
    [{ actor: 'ada', action: 'list.read' }, { actor: 'ada', action: 'list.read' }, { limit: 50 }],
    // A user may act where nothing is done to users.
    [{ user: 'ada' }, { about: { kind: 'user', id: 'ada' } }, { limit: 50 }],
    [
      { from: '2026-03-01T10:00:00Z', to: '2026-03-02T10:00:00Z', cursor: '1-a', limit: '5' },
      { from: new Date('2026-03-01T10:00:00Z'), to: new Date('2026-03-02T10:00:00Z') },
      { cursor: '1-a', limit: 5 },
    ],
  ])('to %j asks the log for %j', async (query, filter, options) => {
    expect((await read(query)).asked).toEqual([[filter, options]]);
  });

  it('refuses an action that the log can’t have, without asking it', async () => {
    await expect(read({ action: 'place.made_up' })).rejects.toMatchObject({
      status: 400,
      details: { fields: { action: expect.any(String) } },
    });
  });
});
