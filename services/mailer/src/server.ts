import { serve } from '@city-genie/service-kit/serve';
import { mailer } from './service.js';

await serve(mailer);
