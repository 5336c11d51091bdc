import { z } from 'zod';
import { defineRoute } from '../route.js';
import { joinWaitlist } from './endpoints.js';
import { waitlistRequest } from './request.js';

export const joinWaitlistRoute = defineRoute(joinWaitlist, {
  body: waitlistRequest,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
