import { z } from 'zod';
import { defineRoute } from './route.js';
import { joinWaitlist } from './waitlist/endpoints.js';
import { waitlistRequest } from './waitlist/request.js';

export const joinWaitlistRoute = defineRoute(joinWaitlist, {
  body: waitlistRequest,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
