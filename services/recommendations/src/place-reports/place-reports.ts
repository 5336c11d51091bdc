import type { ReportReason } from '@city-genie/contracts/place-report/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import mongoose, { type Connection } from 'mongoose';
import { placeReportModel } from './place-report-model.js';

const repeatMs = 24 * 3_600_000;

/** A validated report; `ip` is the visitor's address and never stored. */
export type PlaceReport = {
  placeId: string;
  city: string;
  reason: ReportReason;
  message?: string | undefined;
  catalogueVersion: string;
  ip: string;
};

export type ReportOutcome = 'stored' | 'repeated';

export type PlaceReports = {
  /** Stores a report; `repeated` when the same reporter said the same of the place within 24 hours: nothing was changed then. */
  add(report: PlaceReport): Promise<ReportOutcome>;
};

/** Reports in MongoDB. `key` is the secret of the hashes: without it nobody can find out an address by trying them all. */
export function createPlaceReports(deps: { connection: Connection; key: string; clock: Clock }): PlaceReports {
  const { connection, key, clock } = deps;
  const reports = placeReportModel(connection);
  const hashOf = (parts: readonly string[]) => keyedHash(JSON.stringify(parts), key);

  return {
    async add({ placeId, city, reason, message, catalogueVersion, ip }) {
      const createdAt = new Date(clock.nowMs());
      const client = ipBucket(ip);
      const reporter = hashOf(['reporter', client]);
      const repeatKey = hashOf(['report', client, placeId, reason]);
      const row = {
        placeId,
        city,
        reason,
        ...(message && { message }),
        reporter,
        repeatKey,
        status: 'open' as const,
        catalogueVersion,
        createdAt,
      };

      /** One write, so there is nothing that could be half done; of equal reports at once the index lets one in. */
      async function insert(): Promise<ReportOutcome> {
        try {
          await reports.create(row);
          return 'stored';
        } catch (error) {
          if (isDuplicateKey(error)) {
            return 'repeated';
          }
          throw error;
        }
      }

      if ((await insert()) === 'stored') {
        return 'stored';
      }
      const dayAgo = new Date(createdAt.getTime() - repeatMs);
      const { modifiedCount } = await reports.updateOne(
        { repeatKey, createdAt: mongoose.trusted({ $lte: dayAgo }) },
        { $unset: { repeatKey: 1 } },
      );
      return modifiedCount === 0 ? 'repeated' : insert();
    },
  };
}
