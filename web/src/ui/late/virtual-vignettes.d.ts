declare module 'virtual:vignettes' {
  /** The files of drawn places in `/assets/`, by the city's key and the place's code. `prerender/vignettes.ts` makes it. */
  export const drawn: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
