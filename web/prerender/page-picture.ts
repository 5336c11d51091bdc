import { findCity } from '@city-genie/city-data/catalog';

/** The picture that social networks show for a page; `path` is relative to the site's address. */
export type PagePicture = { path: string; alt: string };

/** Path within the built site; `siteKey` stands for the site's own picture. */
export const pictureFile = (key: string): string => `og/${key}.png`;

export const siteKey = 'city-genie';

/** A city's page has its own picture; all others share the site's. */
export function pagePicture(path: string): PagePicture {
  const city = findCity(path.slice(1));
  return city && path === `/${city.key}`
    ? { path: `/${pictureFile(city.key)}`, alt: `The skyline of ${city.name} in the golden hour. ${city.tagline}.` }
    : {
        path: `/${pictureFile(siteKey)}`,
        alt: 'Paris, London, Madrid and New York side by side in the golden hour, and the words: Travel by Feel. Not by Filter.',
      };
}
