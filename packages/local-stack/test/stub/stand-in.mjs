import { createServer } from 'node:http';

// Stands in for the stand-in of the payment provider: remembers where it was told to send its webhooks. `told` shows it.
let told = null;

const server = createServer(async (request, response) => {
  if (request.url === '/_control/webhooks') {
    const chunks = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    told = JSON.parse(Buffer.concat(chunks).toString());
  }
  response.statusCode = process.env.STUB_REFUSES === 'true' && request.method === 'POST' ? 400 : 200;
  response.end(JSON.stringify(told));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
