/** Class names of an entry in the header's list: a row of the sheet on phones, an inline link elsewhere. */
export const navItemClass =
  'flex min-h-11 w-full items-center text-title font-serif md:inline-flex md:w-auto md:px-2 md:font-sans lg:px-3 md:text-small md:font-medium';
