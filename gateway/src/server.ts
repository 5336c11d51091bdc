import { serve } from '@city-genie/service-kit/process/serve';
import { gateway } from './service.js';

await serve(gateway);
