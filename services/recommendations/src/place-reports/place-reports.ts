import type { ReportReason } from '@city-genie/contracts/place-report/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import mongoose, { type Connection } from 'mongoose';
import { placeReportModel } from './place-report-model.js';

const repeatMs = 24 * 3_600_000;

/** A validated report. `ip` is the visitor's address, which is never stored. */
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
  /** Stores a report. `repeated`: the same reporter sent the same reason for this place within 24 hours, and nothing was changed. */
  add(report: PlaceReport): Promise<ReportOutcome>;
};

/** Reports in MongoDB. `key` is the key of the hashes: without it, addresses can't be found by brute force. */
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

      /** A single write, so it can't be half done; the unique index lets only one of several simultaneous duplicates in. */
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
