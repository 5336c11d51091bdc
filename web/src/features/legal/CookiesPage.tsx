import { cookieSections } from './cookie-sections.js';
import { LegalPage } from './LegalPage.js';

export function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      lead="The few things that we leave in your browser: what each is for, and when it goes."
      sections={cookieSections}
    />
  );
}
