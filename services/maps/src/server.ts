import { serve } from '@city-genie/service-kit/process/serve';
import { maps } from './service.js';

await serve(maps);
