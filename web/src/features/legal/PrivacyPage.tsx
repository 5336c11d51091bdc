import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { Article, ArticleSection, Bullets } from './Article.js';
import { legalDate } from './legal-dates.js';

const personal = [
  'When you join the waitlist: your name, your e-mail address and the city you would like.',
  'When you have an account: your name, e-mail address, username, country and a protected form of your password that nobody can read back.',
  'When you subscribe: the state of your subscription. Card details go to our payment provider and never reach us.',
];

const usage = [
  'Which city, mood and time slot are searched for, without your name or account.',
  'For the free daily searches: a keyed fingerprint of your network address, kept for at most 48 hours.',
  'Technical records of requests, which we need to keep the service running and safe.',
];

const rights = [
  'Access: ask which data we hold about you.',
  'Rectification: have wrong data corrected.',
  'Erasure: have your data deleted.',
  'Portability: receive your data in a form that machines can read.',
  'Restriction: ask us to pause the use of your data.',
  'Objection: object to a use of your data.',
];

function Collection() {
  return (
    <ArticleSection title="Information we collect">
      <h3 className="text-lg">Personal information</h3>
      <Bullets items={personal} />
      <h3 className="text-lg">Usage information</h3>
      <Bullets items={usage} />
    </ArticleSection>
  );
}

function Handling() {
  return (
    <>
      <ArticleSection title="How we use it">
        <p>
          To plan your day, to keep your account, to bill a subscription that you chose, to write to you about the waitlist that you joined,
          and to keep the service free of abuse. We don’t use it for advertising.
        </p>
      </ArticleSection>
      <ArticleSection title="How we share it">
        <p>
          We don’t sell data. Providers who work for us (hosting, mail, payment) receive what their task needs and nothing else. We answer
          lawful requests of authorities. Map links open an external service only when you press them.
        </p>
      </ArticleSection>
      <ArticleSection title="Security">
        <p>
          Connections are encrypted, passwords are stored as slow one-way hashes, sessions can be ended at once, and access to data is
          limited to what each part of the service needs. No system is perfectly safe; if something happens that concerns you, we tell you.
        </p>
      </ArticleSection>
      <ArticleSection title="Cookies">
        <p>
          We set only cookies that the service needs. The{' '}
          <Link to={paths.cookies} className="underline">
            Cookie Policy
          </Link>{' '}
          lists them.
        </p>
      </ArticleSection>
      <ArticleSection title="Retention">
        <p>
          Account data stays as long as the account. Waitlist entries stay until your city has opened or you leave the list. Records that
          the law asks us to keep, such as invoices, stay as long as it says.
        </p>
      </ArticleSection>
    </>
  );
}

export function PrivacyPage() {
  return (
    <Article title="Privacy Policy" dated={legalDate}>
      <ArticleSection title="Introduction">
        <p>City Genie plans days out by mood. This page says which data that takes, what we do with it, and what you can ask of us.</p>
      </ArticleSection>
      <Collection />
      <Handling />
      <ArticleSection title="Your rights">
        <Bullets items={rights} />
      </ArticleSection>
      <ArticleSection title="International transfers">
        <p>Where a provider works in another country, we rely on the safeguards that the law provides for such transfers.</p>
      </ArticleSection>
      <ArticleSection title="Children">
        <p>City Genie is not for children under 13, and we don’t knowingly collect their data. Tell us if it happened and we delete it.</p>
      </ArticleSection>
      <ArticleSection title="Changes">
        <p>When this policy changes, the date above changes with it; what matters to account holders is announced by mail.</p>
      </ArticleSection>
      <ArticleSection title="Contact">
        <p>Answer any mail that we sent you and say that it is about privacy.</p>
      </ArticleSection>
    </Article>
  );
}
