import type { ProcessSpec } from '@city-genie/local-stack/processes/managed-process';
import { answersOk } from '@city-genie/local-stack/processes/readiness';
import { scriptCommand } from '@city-genie/local-stack/processes/script-command';

export type PeerScript =
  | 'bare-fastify'
  | 'checked-reply'
  | 'precomputed-reply'
  | 'queue-handlers'
  | 'raw-argon2'
  | 'reference-search'
  | 'stub-service';

/** A program beside this file as a process; it answers `GET /readyz`. */
export function peerSpec(script: PeerScript, port: number, env: NodeJS.ProcessEnv): ProcessSpec {
  const { command, args } = scriptCommand(`./${script}`, import.meta.url);
  return {
    name: `bench-${script}`,
    kind: 'service',
    command,
    // The same flag as our services.
    args: ['--enable-source-maps', ...args],
    cwd: process.cwd(),
    env: { ...process.env, ...env, PORT: String(port) },
    isReady: () => answersOk(`http://127.0.0.1:${port}/readyz`),
  };
}
