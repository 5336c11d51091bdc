/** Hosts that publish pages of many places, so their addresses aren't a place's own website. Closed lists; subdomains count, too. */
const socialNetworks = [
  'bsky.app',
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'pinterest.com',
  'threads.net',
  'tiktok.com',
  'twitter.com',
  'weibo.com',
  'x.com',
  'xiaohongshu.com',
  'youtube.com',
];

const travelAgencies = [
  'airbnb.com',
  'agoda.com',
  'booking.com',
  'ctrip.com',
  'dianping.com',
  'expedia.com',
  'foursquare.com',
  'getyourguide.com',
  'gnavi.co.jp',
  'goo.gl',
  'google.com',
  'hotpepper.jp',
  'klook.com',
  'lafourchette.com',
  'opentable.com',
  'resy.com',
  'retty.me',
  'sevenrooms.com',
  'tabelog.com',
  'thefork.com',
  'tiqets.com',
  'trip.com',
  'tripadvisor.com',
  'viator.com',
  'yelp.com',
  'zomato.com',
];

const blogPlatforms = [
  'ameblo.jp',
  'blogger.com',
  'blogspot.com',
  'canalblog.com',
  'hatenablog.com',
  'jimdo.com',
  'livejournal.com',
  'medium.com',
  'note.com',
  'over-blog.com',
  'substack.com',
  'tumblr.com',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
];

/** Brands with a domain in each country: `tripadvisor.fr`, `yelp.co.uk`. */
const worldwideBrands = new Set(['airbnb', 'blogspot', 'expedia', 'google', 'lafourchette', 'opentable', 'thefork', 'tripadvisor', 'yelp']);

const foreignHosts = [...socialNetworks, ...travelAgencies, ...blogPlatforms];

/** Whether a host, in lower case, belongs to a social network, a travel agency, a review site or a blog platform. */
export function isForeignHost(host: string): boolean {
  const labels = host.split('.');
  return (
    foreignHosts.some((foreign) => host === foreign || host.endsWith(`.${foreign}`)) ||
    // The last label is the country's; the top-level domain `.google` isn't meant.
    labels.slice(0, -1).some((label) => worldwideBrands.has(label))
  );
}
