import { config } from 'zod';

// zod's fast path makes functions from text, which the content security policy forbids and reports. This module has to
// run before any schema is made, so it is imported first.
config({ jitless: true });
