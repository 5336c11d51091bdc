import { createService, type Service, type ServiceOptions } from '@city-genie/service-kit/create-service';
import { registerCuisine } from './routes/cuisine.js';
import { registerGuide } from './routes/guide.js';
import { registerSearch, type SearchDeps } from './routes/search.js';

export function buildApp({ service, ...deps }: SearchDeps & { service: Omit<ServiceOptions, 'name'> }): Service {
  const app = createService({ ...service, name: 'recommendations' });
  registerSearch(app, deps);
  registerCuisine(app, deps);
  registerGuide(app, deps);
  return app;
}
