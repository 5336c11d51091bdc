import Fastify from 'fastify';
import { stubReply } from './stub-reply.js';

/* The floor of a search: Fastify reads the request's JSON and sends a text that was ready before anybody asked. No caller, no limit, no log. */
const text = JSON.stringify(stubReply);
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
app.post('/api/:city/search', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
