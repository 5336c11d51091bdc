import { serve } from '@city-genie/service-kit/serve';
import { gateway } from './service.js';

await serve(gateway);
