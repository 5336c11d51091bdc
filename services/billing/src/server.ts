import { serve } from '@city-genie/service-kit/serve';
import { billing } from './service.js';

await serve(billing);
