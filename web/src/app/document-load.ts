/** Loads the address that is shown as a document of its own. An object, so that tests can take its place. */
export const documentLoad = { again: (): void => location.reload() };
