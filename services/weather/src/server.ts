import { serve } from '@city-genie/service-kit/process/serve';
import { weather } from './service.js';

await serve(weather);
