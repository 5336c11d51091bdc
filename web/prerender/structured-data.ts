import { cities, findCity } from '@city-genie/city-data/catalog';
import { paths } from '../src/app/paths.js';
import { aboutQuestions } from '../src/features/legal/about-questions.js';

type JsonLd = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/** Short names for breadcrumbs, where the title is too long. */
const crumbNames: Readonly<Record<string, string>> = {
  [paths.about]: 'About',
  [paths.search]: 'Search',
  [paths.privacy]: 'Privacy Policy',
  [paths.terms]: 'Terms of Service',
  [paths.cookies]: 'Cookie Policy',
};

function home(publicUrl: string): JsonLd[] {
  return [
    {
      '@context': context,
      '@type': 'WebSite',
      name: 'City Genie',
      alternateName: 'Travel by Feel. Not by Filter.',
      url: `${publicUrl}/`,
      inLanguage: 'en-GB',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.search}?q={search_term}` },
        'query-input': 'required name=search_term',
      },
    },
    {
      '@context': context,
      '@type': 'Service',
      serviceType: 'Travel Planning',
      name: 'City Genie',
      description: 'Stops, walks and meals in a city that suit a mood and a time slot.',
      url: `${publicUrl}/`,
      areaServed: cities.map(({ name }) => ({ '@type': 'City', name })),
      provider: { '@type': 'Organization', name: 'City Genie', url: `${publicUrl}/` },
    },
  ];
}

function breadcrumbs(publicUrl: string, name: string, path: string): JsonLd {
  const entries = [
    { name: 'Home', path: '/' },
    { name, path },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      item: `${publicUrl}${entry.path}`,
    })),
  };
}

const faq: JsonLd = {
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: aboutQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** schema.org objects for the page at a path; they state only what the page shows. */
export function structuredData(path: string, publicUrl: string): JsonLd[] {
  if (path === paths.home) {
    return home(publicUrl);
  }
  const name = crumbNames[path] ?? findCity(path.slice(1))?.name;
  return [...(name ? [breadcrumbs(publicUrl, name, path)] : []), ...(path === paths.about ? [faq] : [])];
}
