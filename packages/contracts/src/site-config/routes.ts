import { z } from 'zod';
import { defineRoute } from '../route.js';
import { registrationModes, siteConfig } from './endpoints.js';

export const siteConfigRoute = defineRoute(siteConfig, {
  reply: z.object({
    stripePublishableKey: z.string().nullable(),
    /** Where the payment provider's script is; null without one. */
    stripeJsUrl: z.string().nullable(),
    /** Payments are only played: nothing is charged. */
    arePaymentsSimulated: z.boolean(),
    /** Whether the buttons that lead to registration work. */
    registrationButton: z.boolean(),
    registrationMode: z.enum(registrationModes),
    yearlySavingsLabel: z.string().nullable(),
    /** The style of our own maps; null where there are none. */
    mapStyleUrl: z.string().nullable(),
    devTools: z.boolean(),
    supportEmail: z.string(),
  }),
});

export type SiteConfig = z.infer<typeof siteConfigRoute.reply>;
