import type { ReportOutcome } from '@city-genie/contracts/place-report/endpoints';
import type { Actor } from '@city-genie/service-kit/audit/acting-admin';
import { auditId } from '@city-genie/service-kit/audit/audit-entry';
import type { Clock } from '@city-genie/service-kit/clock';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection } from 'mongoose';
import type { PlacesAudit } from '../audit/vocabulary.js';
import { placeReportModel, reportStatuses } from './place-report-model.js';

/** A decision about the open reports of a place that came until a moment, inclusive. */
export type Decision = { placeId: string; outcome: ReportOutcome; until: Date };

export type ReportSettlement = {
  /**
   * Settles reports, and writes it into the audit log in the same transaction. Safe to repeat: then there is nothing left to settle.
   * @returns how many were settled
   */
  settle(decision: Decision, by: Actor): Promise<number>;
  /** Whether anybody has reported this place, as far as reports are kept. */
  wasReported(placeId: string): Promise<boolean>;
};

type Deps = { connection: Connection; clock: Clock; audit: Pick<PlacesAudit, 'append'> };

export function createReportSettlement({ connection, clock, audit }: Deps): ReportSettlement {
  const reports = placeReportModel(connection);

  return {
    settle: ({ placeId, outcome, until }, by) =>
      inTransaction(connection, async (session) => {
        const { modifiedCount } = await reports.updateMany(
          { status: 'open', placeId, createdAt: mongoose.trusted({ $lte: until }) },
          {
            $set: { status: outcome, settledAt: new Date(clock.nowMs()), settledBy: by.actor.id },
            // Whoever reports it again has seen it after the decision.
            $unset: { repeatKey: 1 },
          },
          { session },
        );
        if (modifiedCount > 0) {
          const target = { kind: 'place' as const, id: auditId.parse(placeId) };
          await audit.append(session, { ...by, action: 'place.report_settled', target, details: { outcome, reports: modifiedCount } });
        }
        return modifiedCount;
      }),
    // With every status, by which the index begins.
    wasReported: async (placeId) => (await reports.exists({ status: mongoose.trusted({ $in: reportStatuses }), placeId })) !== null,
  };
}
