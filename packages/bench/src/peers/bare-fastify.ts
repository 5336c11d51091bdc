import Fastify from 'fastify';

/* The floor that a cold start is compared with: Fastify, one route, nothing else. */
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
