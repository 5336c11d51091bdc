/** Leaves for a page of another site, in this tab. An object, so that tests can take its place. */
export const otherSite = { open: (address: string): void => location.assign(address) };
