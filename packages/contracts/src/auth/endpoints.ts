import { defineEndpoint } from '../endpoint.js';

/** The signed-in user. */
export const currentUser = defineEndpoint({ service: 'identity', method: 'GET', url: '/api/auth/user', access: 'user' });
