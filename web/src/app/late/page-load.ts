/** Loads pages anew, so that nothing of the page before stays in memory. An object, so that tests can take its place. */
export const pageLoad = {
  open: (path: string): void => location.assign(path),
  /** Also takes the page before out of the history, from which a browser could bring it back as it was. */
  replace: (path: string): void => location.replace(path),
  reload: (): void => location.reload(),
};
