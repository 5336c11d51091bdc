/** Every path of the site. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  cities: '/#cities',
  search: '/search',
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  /** Payment; the page doesn't exist yet. */
  subscribe: '/subscribe',
  city: (key: string) => `/${key}`,
} as const;
