import { serve } from '@city-genie/service-kit/process/serve';
import { identity } from './service.js';

await serve(identity);
