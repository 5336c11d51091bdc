import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The command that runs a module of this package as a process: compiled, or from source through tsx (tests and watch mode run from source).
 *
 * @param modulePath relative to `from`, without its extension
 * @param from `import.meta.url` of the caller
 */
export function scriptCommand(modulePath: string, from: string): { command: string; args: string[] } {
  const isSource = from.endsWith('.ts');
  const file = fileURLToPath(new URL(`${modulePath}${isSource ? '.ts' : '.js'}`, from));
  return { command: process.execPath, args: [...(isSource ? sourceFlags() : []), file] };
}

/** Flags with which Node runs this repository's TypeScript from source. */
export function sourceFlags(): string[] {
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href, '--conditions=source'];
}
