import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import type { CatalogueStore } from './catalogue/catalogue-store.js';
import { createPlanSource } from './plans/plan-source.js';
import { type AdminReportsDeps, registerAdminReports } from './routes/admin-reports.js';
import { type AdminSearchesDeps, registerAdminSearches } from './routes/admin-searches.js';
import { registerCuisine } from './routes/cuisine.js';
import { registerGuide } from './routes/guide.js';
import { type PlacesAuditDeps, registerPlacesAudit } from './routes/places-audit.js';
import { registerPlanFiles } from './routes/plan-files.js';
import { type PlanPictureDeps, registerPlanPicture } from './routes/plan-picture.js';
import { registerPublicPlaces } from './routes/public-places.js';
import { type ReportPlaceDeps, registerReportPlace } from './routes/report-place.js';
import { registerSearch, type SearchDeps } from './routes/search.js';
import { registerTeaser } from './routes/teaser.js';
import { registerUserData } from './routes/user-data.js';
import type { ForecastSource } from './weather/forecast-source.js';

export type AppDeps = Omit<SearchDeps, 'plans'> &
  Omit<PlanPictureDeps, 'plans'> &
  ReportPlaceDeps &
  AdminSearchesDeps &
  AdminReportsDeps &
  PlacesAuditDeps & {
    service: Omit<ServiceOptions, 'limits'>;
    catalogue: CatalogueStore;
    forecasts: ForecastSource;
  };

export function buildApp({ service, ...deps }: AppDeps): ServiceApp {
  const plans = createPlanSource(deps);
  return createService({ ...service, limits: deps.limits }, (calls) => {
    registerSearch(calls, { ...deps, plans });
    registerCuisine(calls, { ...deps, plans });
    registerGuide(calls, deps);
    registerTeaser(calls, deps);
    registerPublicPlaces(calls, deps);
    registerPlanFiles(calls, deps);
    registerPlanPicture(calls, { ...deps, plans });
    registerReportPlace(calls, deps);
    registerAdminSearches(calls, deps);
    registerAdminReports(calls, deps);
    registerPlacesAudit(calls, deps);
    registerUserData(calls, deps);
  });
}
