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
  /** Where people pay. Its page is still to come. */
  subscribe: '/subscribe',
  city: (key: string) => `/${key}`,
} as const;
