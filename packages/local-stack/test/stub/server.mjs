import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const keysFile = process.env.KEYS_FILE;

// Stands in for a service: ready at once, dies on request, stops on SIGTERM.
const server = createServer((request, response) => {
  if (request.url === '/die') {
    process.stdout.write('about to die\n');
    process.exit(3);
  }
  response.end(
    JSON.stringify({
      pid: process.pid,
      keys: existsSync(keysFile) ? readFileSync(keysFile, 'utf8') : null,
      mongodbUri: process.env.MONGODB_URI,
    }),
  );
});
server.listen(Number(process.env.PORT), process.env.HOST);
process.once('SIGTERM', () => process.exit(0));
