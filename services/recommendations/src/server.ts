import { serve } from '@city-genie/service-kit/serve';
import { recommendations } from './service.js';

await serve(recommendations);
