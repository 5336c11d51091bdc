import { createServer } from 'node:http';

// Stands for a service of ours: ready at once, dies on request, stops on SIGTERM.
const server = createServer((request, response) => {
  if (request.url === '/die') {
    process.stdout.write('about to die\n');
    process.exit(3);
  }
  response.end(JSON.stringify({ pid: process.pid, key: process.env.CALLER_KEYS, mongodbUri: process.env.MONGODB_URI }));
});
server.listen(Number(process.env.PORT), process.env.HOST);
process.once('SIGTERM', () => process.exit(0));
