import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * How to start a module of this package as a process: compiled as it is, its source through tsx (tests and watch mode run from source).
 *
 * @param modulePath relative to `from`, without its ending
 * @param from `import.meta.url` of the caller
 */
export function scriptCommand(modulePath: string, from: string): { command: string; args: string[] } {
  const isSource = from.endsWith('.ts');
  const file = fileURLToPath(new URL(`${modulePath}${isSource ? '.ts' : '.js'}`, from));
  return { command: process.execPath, args: [...(isSource ? sourceFlags() : []), file] };
}

/** Flags with which Node runs TypeScript of this repository from its source. */
export function sourceFlags(): string[] {
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href, '--conditions=source'];
}
