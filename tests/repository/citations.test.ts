import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Folders and files, each with every shorter way to name it. */
const names = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, end) => parts.slice(0, end + 1).map((_part, begin) => parts.slice(begin, end + 1).join('/')));
  }),
);

/** Names of packages stand for their folders: `service-kit/trust/keys.ts`. */
const isThere = (name: string) => names.has(name) || names.has(name.replace(/^([\w-]+)\//, '$1/src/'));

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorIn =
  (file: string) =>
  ([, heading = '', id = anchorOf(heading)]: string[]) =>
    `${file}#${id}`;

/** A heading that was renamed may keep its former anchor: `<a id="…">`. */
const anchorsOf = (file: string) => new Set([...read(file).matchAll(/^(?:#+ (.*)|<a id="([\w-]+)"><\/a>)$/gm)].map(anchorIn(file)));

describe('what documents and comments cite', () => {
  // Decisions tell what was true when they were made.
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/adr/'));

  it.each(documents)('%s names only files that exist', (document) => {
    const cited = [...read(document).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json|css|svg|md|yaml|yml))`/g)].map(([, name = '']) => name);
    // Made by the build or by an installation, or brought by whoever runs a command.
    const made = new Set(['bks_m1.json', 'routes.json', 'policy.json', 'keys.json', 'bench.json', 'lock.json', 'ui.html']);
    expect(cited.filter((name) => !made.has(name) && !isThere(name.replace(/^\.\//, '')))).toEqual([]);
  });

  it.each(documents)('%s names only folders that exist', (document) => {
    const cited = [...read(document).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/`/g)].map(([, name = '']) => name);
    expect(cited.filter((name) => !isThere(name))).toEqual([]);
  });

  it.each(documents)('%s leads only to files and headings that exist', (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)];
    const lost = links.filter(([, path = '', id]) => {
      const target = path === '' ? document : posix.join(posix.dirname(document), path);
      return !names.has(target) || (id !== undefined && !anchorsOf(target).has(`${target}#${id}`));
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('are headings of the rules that exist', () => {
    const anchors = new Set(files.filter((file) => file.startsWith('docs/rules/')).flatMap((file) => [...anchorsOf(file)]));
    const citing = files.filter((file) => /\.(ts|tsx|mjs|css|md|ya?ml)$/.test(file) && !file.includes('/content/'));
    const cited = citing.flatMap((file) =>
      (read(file).match(/docs\/rules\/[\w-]+\.md#[\w-]+/g) ?? []).map((anchor) => `${file}: ${anchor}`),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((line) => !anchors.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });
});
