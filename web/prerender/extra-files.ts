import { siteIcons } from './og/icons.js';
import { openGraphPictures } from './og/pictures.js';
import { sitemapXml } from './sitemap.js';

/** Files next to the pages, by file name. `root` is the folder of the web package, `paths` are those of the pages. */
export async function extraFiles(root: string, paths: readonly string[]): Promise<[file: string, content: string | Uint8Array][]> {
  return [['sitemap.xml', sitemapXml(paths)], ...(await openGraphPictures(root)), ...(await siteIcons(root))];
}
