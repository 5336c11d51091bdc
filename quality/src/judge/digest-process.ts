import { replyDigests } from './reply-digests.js';

// A process of its own for `digestsElsewhere`: prints digests, one a line.
const digests = await replyDigests(Number(process.argv[2] ?? 0));
process.stdout.write(`${digests.join('\n')}\n`);
