import Fastify from 'fastify';
import { stubReply } from './stub-reply.js';

/* The baseline of a search: Fastify parses the request's JSON and sends a prepared text. No caller check, rate limit or log. */
const text = JSON.stringify(stubReply);
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
app.post('/api/:city/search', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
