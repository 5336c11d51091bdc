import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';

/* The baseline of a login: nothing but the comparison of a password with a hash of identity's, as many at once as there are threads. */
const { PORT, PASSWORD = '', PASSWORD_HASH = '' } = process.env;
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
app.post('/api/auth/login', async () => {
  if (!(await verify(PASSWORD_HASH, PASSWORD))) {
    throw new Error('this is not the password of the hash');
  }
  return { success: true };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
