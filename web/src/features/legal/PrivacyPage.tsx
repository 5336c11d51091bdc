import { LegalPage } from './LegalPage.js';
import { privacySections } from './privacy-sections.js';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Which data a day out takes, what we do with it, how long it stays, and what you can ask of us."
      sections={privacySections}
    />
  );
}
