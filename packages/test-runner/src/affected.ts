/** A folder with a package.json of its own. */
export type Workspace = {
  /** Relative to the root, with a slash at its end. */
  folder: string;
  name: string;
  /** Names of the packages that it uses, other workspaces among them. */
  uses: readonly string[];
  hasIntegrationTests: boolean;
};

/** What a change can affect; tests that aren't in here can't notice it. */
export type Affected = {
  /** Folders whose tests run. */
  unit: readonly string[];
  integration: readonly string[];
  system: boolean;
  browser: boolean;
};

/** Tests of the whole: the stack, and the tree with its deployment, secrets and length of files. */
const onlooker = 'tests/';
/** Measures what runs and is no part of it. */
const bench = 'packages/bench/';
const site = 'web/';

/** For people to read; nothing is made of it and no test reads it, but the table of texts that the browser tests write. */
const isReading = (file: string): boolean => /^(docs\/|[^/]+\.md$|LICENSE)/.test(file) && file !== 'docs/spec-texts.md';

/** Tests and measurements are no part of what a service or library does. */
const isTest = (file: string): boolean =>
  file.startsWith(onlooker) || file.startsWith(bench) || /^[^/]+\/([^/]+\/)?test\//.test(file) || /\.test\.tsx?$/.test(file);

/**
 * Goes by whole workspaces: tests start processes and read files by their path, which imports don't tell. A workspace is affected when one
 * of its files has changed or a workspace that it uses is affected; a change of a file outside of all of them affects everything.
 */
export function affectedBy(files: readonly string[], workspaces: readonly Workspace[]): Affected {
  const changed = files.filter((file) => !isReading(file));
  const ownerOf = (file: string): Workspace | undefined => workspaces.find(({ folder }) => file.startsWith(folder));
  const isEverything = changed.some((file) => ownerOf(file) === undefined);
  const owners = (some: readonly string[]): Workspace[] => workspaces.filter(({ folder }) => some.some((file) => file.startsWith(folder)));
  const touched = isEverything ? [...workspaces] : users(owners(changed), workspaces, owners(changed.filter((file) => !isTest(file))));
  // What runs is built of everything but tests; those of the whole are the system tests.
  const runs = isEverything || changed.some((file) => !isTest(file) && !file.startsWith('web/e2e/'));
  const isServer = isEverything || changed.some((file) => !file.startsWith(site) && (!isTest(file) || file.startsWith(onlooker)));
  return {
    unit:
      files.length === 0 ? [] : workspaces.filter((one) => touched.includes(one) || one.folder === onlooker).map(({ folder }) => folder),
    integration: touched.filter((one) => one.hasIntegrationTests).map(({ folder }) => folder),
    system: isServer,
    browser: runs || changed.some((file) => file.startsWith('web/e2e/') || file === 'docs/spec-texts.md'),
  };
}

/** `own`, and whoever uses one of `sources`, directly or by way of another. */
function users(own: readonly Workspace[], all: readonly Workspace[], sources: readonly Workspace[]): Workspace[] {
  const reached = new Set(sources);
  for (const reason of reached) {
    for (const user of all.filter(({ uses }) => uses.includes(reason.name))) {
      reached.add(user);
    }
  }
  return all.filter((one) => own.includes(one) || reached.has(one));
}
