import { Article, ArticleSection } from './Article.js';
import { legalDate } from './legal-dates.js';

const cookies: readonly { name: string; purpose: string; stays: string }[] = [
  { name: 'sid', purpose: 'Keeps you signed in. Script can’t read it.', stays: '30 days after your last visit' },
  {
    name: 'signed_in',
    purpose: 'Tells the page that somebody is signed in, so that it needn’t ask for everybody. It says nothing about you.',
    stays: 'as long as sid',
  },
  { name: 'city-genie.units', purpose: 'Remembers °C or °F. Kept in your browser’s storage, never sent.', stays: 'until you clear it' },
];

function CookieTable() {
  return (
    <dl className="grid gap-4">
      {cookies.map((cookie) => (
        <div key={cookie.name} className="rounded-2xl border border-line bg-raised p-4">
          <dt className="font-semibold">{cookie.name}</dt>
          <dd>{cookie.purpose}</dd>
          <dd className="text-sm text-ink-soft">Stays: {cookie.stays}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CookiesPage() {
  return (
    <Article title="Cookie Policy" dated={legalDate}>
      <ArticleSection title="What cookies are">
        <p>Cookies are small texts that a site leaves in your browser and gets back with the next request.</p>
      </ArticleSection>
      <ArticleSection title="What we keep in your browser">
        <p>Only what the service needs, and only from us: no advertising, no analytics of other companies, no tracking across sites.</p>
        <CookieTable />
      </ArticleSection>
      <ArticleSection title="How long they stay">
        <p>
          Session cookies go when you close the browser. Persistent cookies of sites like ours last from about 30 days to 2 years; ours are
          at the short end, as the list says.
        </p>
      </ArticleSection>
      <ArticleSection title="Your choices">
        <p>
          You can delete or block cookies in your browser’s settings. Without the session cookie signing in doesn’t work; all else does.
        </p>
      </ArticleSection>
      <ArticleSection title="Contact">
        <p>Answer any mail that we sent you.</p>
      </ArticleSection>
    </Article>
  );
}
