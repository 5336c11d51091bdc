import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

/**
 * Installs the lockfile's packages unless exactly those are installed. Exits with a message when that fails.
 *
 * @param {string} root of the repository
 */
export async function installPackages(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampFile = join(root, 'node_modules', '.city-genie-installed');
  const stamp = `${createHash('sha256').update(lockText).digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  if (!isInstalled(root, lockText)) {
    console.log('Installing packages (npm ci)');
    // Prefers npm's cache to the registry; the lockfile's checksums verify it.
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], root);
    if (code !== 0) {
      console.error(`\nThe packages could not be installed. ${wayOut(output)}`);
      process.exit(1);
    }
  }
  writeFileSync(stampFile, stamp);
}

/** Whether npm's own record lists every package of the lockfile, except those for other platforms. */
function isInstalled(root, lockText) {
  const recordFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordFile)) {
    return false;
  }
  const there = JSON.parse(readFileSync(recordFile, 'utf8')).packages ?? {};
  const wanted = Object.entries(JSON.parse(lockText).packages).filter(([path]) => path.includes('node_modules/'));
  return wanted.every(([path, entry]) => (there[path] === undefined ? entry.optional === true : there[path].version === entry.version));
}

function npm(args, root) {
  // When npm started this, use the same npm; it need not be on PATH.
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return runStep(command, [...first, ...args], { cwd: root });
}

function wayOut(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(output)) {
    return 'The package registry cannot be reached: check the network (or the registry and proxy in .npmrc), then run this again.';
  }
  if (/ENOSPC|EDQUOT/.test(output)) {
    return 'The disk is full: free some space, then run this again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'node_modules cannot be written: check the rights of this folder, then run this again.';
  }
  if (/ENOENT/.test(output) && /spawn npm/.test(output)) {
    return 'npm is not on PATH; it comes with Node.';
  }
  return 'The reason is above.';
}
