import { setupServer } from 'msw/node';
import { handlers } from './handlers.js';

/** Answers the tests' calls; a call without a handler fails the test. */
export const server = setupServer(...handlers);
