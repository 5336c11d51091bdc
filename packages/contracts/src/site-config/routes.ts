import { z } from 'zod';
import { defineRoute } from '../route.js';
import { registrationModes, siteConfig } from './endpoints.js';

export const siteConfigRoute = defineRoute(siteConfig, {
  reply: z.object({
    stripePublishableKey: z.string().nullable(),
    /** Whether the buttons that lead to registration work. */
    registrationButton: z.boolean(),
    registrationMode: z.enum(registrationModes),
    yearlySavingsLabel: z.string().nullable(),
    mapStyleUrl: z.string().nullable(),
    devTools: z.boolean(),
    supportEmail: z.string(),
  }),
});

export type SiteConfig = z.infer<typeof siteConfigRoute.reply>;
