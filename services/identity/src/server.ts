import { serve } from '@city-genie/service-kit/serve';
import { identity } from './service.js';

await serve(identity);
