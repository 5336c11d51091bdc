import { serve } from '@city-genie/service-kit/serve';
import { weather } from './service.js';

await serve(weather);
