import { replyDigests } from './reply-digests.js';

// The process that `digestsElsewhere` starts: prints digests, one per line.
const digests = await replyDigests(Number(process.argv[2] ?? 0));
process.stdout.write(`${digests.join('\n')}\n`);
