/** Every path of the site. Pages that don't exist yet aren't here. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  cities: '/#cities',
  search: '/search',
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  city: (key: string) => `/${key}`,
} as const;
