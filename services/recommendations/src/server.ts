import { serve } from '@city-genie/service-kit/process/serve';
import { recommendations } from './service.js';

await serve(recommendations);
