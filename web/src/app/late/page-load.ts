/** Loads pages anew, so that nothing of the page before stays in memory. An object, so that tests can take its place. */
export const pageLoad = {
  open: (path: string): void => location.assign(path),
  reload: (): void => location.reload(),
};
