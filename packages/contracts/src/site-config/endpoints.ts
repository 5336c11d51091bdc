import { defineEndpoint } from '../endpoint.js';

/** What prerendered pages can't know: the switches of this installation. */
export const siteConfig = defineEndpoint({ service: 'identity', method: 'GET', url: '/api/config', access: 'public' });

/** `open`: everybody may register; `invite`: with an invitation; `closed`: nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const;
