import { LegalPage } from './LegalPage.js';
import { termsSections } from './terms-sections.js';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="The rules of using City Genie, in words that can be read to the end."
      sections={termsSections}
    />
  );
}
