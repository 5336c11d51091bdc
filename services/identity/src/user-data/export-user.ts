import { auditModel } from '@city-genie/service-kit/audit/audit-model';
import type { Clock } from '@city-genie/service-kit/clock';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { linkModel } from '../links/link-model.js';
import { createFactorStore } from '../second-factor/factor-store.js';
import type { SessionList } from '../sessions/session-list.js';
import type { UserRow } from '../users/user-model.js';
import { exportedAccount, exportedFactor } from './exported-account.js';
import type { UserDataClients } from './user-data-clients.js';

type Deps = {
  connection: Connection;
  sessionList: SessionList;
  otherServices: Pick<UserDataClients, 'exportAll'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

/** Everything that is stored about a user, by the service that stores it. */
export type ExportedUser = { exportedAt: string; services: Record<string, Record<string, unknown>> };

/** Entries of the log that name the user; more would be an attack on us rather than somebody's data. */
const mostEntries = 10_000;

/** @returns gathers what is stored about a user. @throws 503 when a service doesn't answer: half an answer would look like a whole one */
export function createExportUser({ connection, sessionList, otherServices, audit, clock }: Deps) {
  const factors = createFactorStore(connection, clock);

  async function ownData(user: UserRow, sessionHash: string): Promise<Record<string, unknown>> {
    const userId = String(user._id);
    const links = await linkModel(connection).find({ userId }, { _id: 0, userId: 0, removeAt: 0 }).lean();
    const about = { $or: [{ 'actor.id': userId }, { 'target.kind': 'user', 'target.id': userId }] };
    const log = await auditModel(connection)
      .find(about, { _id: 0, at: 1, action: 1, outcome: 1, details: 1 })
      .sort({ at: -1 })
      .limit(mostEntries)
      .lean();
    const factor = await factors.findConfirmed(userId);
    return {
      account: exportedAccount(user),
      ...(factor && { secondFactor: exportedFactor(factor) }),
      sessions: (await sessionList.of(userId, sessionHash)).map(({ id, isCurrent, ...session }) => session),
      mailedLinks: links,
      log,
    };
  }

  return async (user: UserRow, sessionHash: string, requestId: string): Promise<ExportedUser> => {
    const userId = String(user._id);
    const [identity, others] = await Promise.all([
      ownData(user, sessionHash),
      otherServices.exportAll(userId, user.emailVerified ? user.email : undefined),
    ]);
    await inTransaction(connection, (txn) =>
      audit.append(txn, { ...byUser(userId, requestId), action: 'user.exported', target: aboutUser(userId) }),
    );
    return { exportedAt: new Date(clock.nowMs()).toISOString(), services: { identity, ...others } };
  };
}
