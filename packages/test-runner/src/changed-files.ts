import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, runCommand } from '@city-genie/local-stack/processes/run-command';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import type { Workspace } from './affected.js';

const gitTimeoutMs = 20_000;

/**
 * Files that differ from the merge base with `ref`: committed since, changed, removed, or new and not ignored. Relative to the root.
 *
 * @throws StackError when git doesn't know `ref`
 */
export async function changedFiles(rootDir: string, ref: string): Promise<string[]> {
  const [base = ''] = await git(rootDir, ['merge-base', ref, 'HEAD'], '\n');
  const tracked = await git(rootDir, ['diff', '--name-only', '--no-renames', '-z', base]);
  const added = await git(rootDir, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...tracked, ...added])].sort();
}

/** Every folder below the root with its own package.json. */
export async function findWorkspaces(rootDir: string): Promise<Workspace[]> {
  const known = await git(rootDir, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  // Git lists a removed file until the removal is committed.
  const files = known.filter((file) => existsSync(join(rootDir, file)));
  const folders = files.filter((file) => file.endsWith('/package.json')).map((file) => file.slice(0, -'package.json'.length));
  return folders.sort().map((folder) => {
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8'));
    return {
      folder,
      name,
      uses: Object.keys({ ...dependencies, ...devDependencies }),
      hasIntegrationTests: files.some((file) => file.startsWith(folder) && file.endsWith('.int.test.ts')),
    };
  });
}

async function git(rootDir: string, args: readonly string[], separator = '\0'): Promise<string[]> {
  const result = await runCommand('git', ['-C', rootDir, ...args], { timeoutMs: gitTimeoutMs });
  if (result.code !== 0) {
    throw new StackError(`git ${args.join(' ')}: ${failureOf(result)}. Name a commit that is there: npm test -- --changed=<ref>`);
  }
  return result.stdout.split(separator).filter((text) => text !== '');
}
