import { reportOutcomes } from '@city-genie/contracts/place-report/endpoints';
import type { AuditLog } from '@city-genie/service-kit/audit/audit-log';

/** What the audit log of places speaks of. */
export const placesAudit = {
  actions: ['place.report_settled'],
  targets: ['place'],
  details: ['outcome', 'reports'],
  words: reportOutcomes,
} as const;

export type PlacesAudit = AuditLog<typeof placesAudit>;
