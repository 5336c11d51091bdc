import { startMailer } from './mailer-fixture.js';

// A worker process that tests can kill: `worker-process.ts <mongodb uri> <redis url> <database> <smtp url>`.
const [mongodbUri = '', redisUrl = '', database = '', smtpUrl = ''] = process.argv.slice(2);
await startMailer({ mongodbUri, redisUrl, database, smtpUrl });
