import { serve } from '@city-genie/service-kit/process/serve';
import { billing } from './service.js';

await serve(billing);
