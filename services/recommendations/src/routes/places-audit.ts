import { readPlacesAuditRoute } from '@city-genie/contracts/place-report/routes';
import { auditReply } from '@city-genie/service-kit/audit/audit-reply';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { type PlacesAudit, placesAudit } from '../audit/vocabulary.js';

export type PlacesAuditDeps = { audit: Pick<PlacesAudit, 'page'> };

/** GET /api/admin/places/audit: who decided what about places, newest first, by ids. */
export function registerPlacesAudit(app: Service, { audit }: PlacesAuditDeps): void {
  app.route({ ...readPlacesAuditRoute, handler: ({ query }) => auditReply(audit, placesAudit, query) });
}
