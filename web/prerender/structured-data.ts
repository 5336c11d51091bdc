import { findCity } from '@city-genie/city-data/catalog';
import { paths } from '../src/app/paths.js';
import { aboutQuestions } from '../src/features/legal/about-questions.js';

type JsonLd = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

function home(publicUrl: string): JsonLd[] {
  return [
    { '@context': context, '@type': 'WebSite', name: 'City Genie', url: `${publicUrl}/` },
    {
      '@context': context,
      '@type': 'Service',
      serviceType: 'Travel Planning',
      name: 'City Genie',
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

/** schema.org objects of a path's page; only what the page itself says. */
export function structuredData(path: string, publicUrl: string): JsonLd[] {
  if (path === paths.home) {
    return home(publicUrl);
  }
  if (path === paths.about) {
    return [breadcrumbs(publicUrl, 'About', path), faq];
  }
  const city = findCity(path.slice(1));
  return city ? [breadcrumbs(publicUrl, city.name, path)] : [];
}
