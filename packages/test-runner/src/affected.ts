/** A folder with its own package.json. */
export type Workspace = {
  /** Relative to the root, with a trailing slash. */
  folder: string;
  name: string;
  /** Names of its dependencies, including other workspaces. */
  uses: readonly string[];
  hasIntegrationTests: boolean;
};

/** The tests that a change can affect. */
export type Affected = {
  /** Folders whose tests run. */
  unit: readonly string[];
  integration: readonly string[];
  system: boolean;
  browser: boolean;
};

/** Tests of the whole repository: the stack, deployment, secrets and file lengths. */
const wholeTests = 'tests/';
/** Measures the product, but is no part of it. */
const bench = 'packages/bench/';
const site = 'web/';

/** Documents that no build or test reads, except the table of texts that the browser tests write. */
const isDocument = (file: string): boolean => /^(docs\/|[^/]+\.md$|LICENSE)/.test(file) && file !== 'docs/spec-texts.md';

/** Tests and measurements are no part of what a service or library does. */
const isTest = (file: string): boolean =>
  file.startsWith(wholeTests) || file.startsWith(bench) || /^[^/]+\/([^/]+\/)?test\//.test(file) || /\.test\.tsx?$/.test(file);

/**
 * Works on whole workspaces: tests start processes and read files by path, which imports don't show. A workspace is affected when one of
 * its files has changed or one of its dependencies is affected; a change outside all workspaces affects everything.
 */
export function affectedBy(files: readonly string[], workspaces: readonly Workspace[]): Affected {
  const changed = files.filter((file) => !isDocument(file));
  const ownerOf = (file: string): Workspace | undefined => workspaces.find(({ folder }) => file.startsWith(folder));
  const isEverything = changed.some((file) => ownerOf(file) === undefined);
  const owners = (some: readonly string[]): Workspace[] => workspaces.filter(({ folder }) => some.some((file) => file.startsWith(folder)));
  const touched = isEverything ? [...workspaces] : users(owners(changed), workspaces, owners(changed.filter((file) => !isTest(file))));
  // Everything but tests is part of what runs; the tests of the whole are the system tests.
  const runs = isEverything || changed.some((file) => !isTest(file) && !file.startsWith('web/e2e/'));
  const isServer = isEverything || changed.some((file) => !file.startsWith(site) && (!isTest(file) || file.startsWith(wholeTests)));
  return {
    unit:
      files.length === 0 ? [] : workspaces.filter((one) => touched.includes(one) || one.folder === wholeTests).map(({ folder }) => folder),
    integration: touched.filter((one) => one.hasIntegrationTests).map(({ folder }) => folder),
    system: isServer,
    browser: runs || changed.some((file) => file.startsWith('web/e2e/') || file === 'docs/spec-texts.md'),
  };
}

/** `own`, and the workspaces that use one of `sources`, directly or indirectly. */
function users(own: readonly Workspace[], all: readonly Workspace[], sources: readonly Workspace[]): Workspace[] {
  const reached = new Set(sources);
  for (const reason of reached) {
    for (const user of all.filter(({ uses }) => uses.includes(reason.name))) {
      reached.add(user);
    }
  }
  return all.filter((one) => own.includes(one) || reached.has(one));
}
