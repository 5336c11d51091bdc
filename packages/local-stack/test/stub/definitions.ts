import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayName, type ServiceDefinition } from '../../src/stack/services.js';

/** Creates a repository of two stub processes under `rootDir`. */
export function stubRepository(rootDir: string): ServiceDefinition[] {
  const source = fileURLToPath(new URL('./server.mjs', import.meta.url));
  return ['stub', gatewayName].map((name) => {
    mkdirSync(join(rootDir, name, 'dist'), { recursive: true });
    cpSync(source, join(rootDir, name, 'dist', 'server.js'));
    return { name, folder: name, preferredPort: 0, env: ({ mongodbUri }) => ({ MONGODB_URI: mongodbUri }) };
  });
}
