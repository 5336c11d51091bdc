import { serve } from '@city-genie/service-kit/serve';
import { waitlist } from './service.js';

await serve(waitlist);
