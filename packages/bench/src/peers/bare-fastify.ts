import Fastify from 'fastify';

/* The baseline for cold starts: Fastify with one route. */
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
