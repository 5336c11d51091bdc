import { serve } from '@city-genie/service-kit/process/serve';
import { mailer } from './service.js';

await serve(mailer);
