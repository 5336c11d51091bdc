import { defineEndpoint } from '../endpoint.js';

/** Who is signed in. */
export const currentUser = defineEndpoint({ service: 'identity', method: 'GET', url: '/api/auth/user', access: 'user' });
