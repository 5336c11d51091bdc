import { serve } from '@city-genie/service-kit/process/serve';
import { waitlist } from './service.js';

await serve(waitlist);
