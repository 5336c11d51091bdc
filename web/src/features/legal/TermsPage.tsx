import { Article, ArticleSection } from './Article.js';
import { legalDate } from './legal-dates.js';

const sections: readonly { title: string; text: string }[] = [
  {
    title: 'The agreement',
    text: 'By using City Genie you accept these terms. If you don’t, please don’t use it.',
  },
  {
    title: 'The service',
    text: 'City Genie suggests places, walks and meals by mood and time. Paris is open to everyone, within a daily number of free searches; the other cities belong to the subscription.',
  },
  {
    title: 'Accounts',
    text: 'You must be 13 or older. Give true details, keep your password to yourself and tell us when somebody else has used your account. One person, one account.',
  },
  {
    title: 'Subscription and payment',
    text: 'A subscription costs $4.99 a month or $52.00 a year, billed in advance, and renews until you cancel. You can cancel at any time; what you have paid for stays open until the end of its period. We announce a change of price at least 30 days before it applies.',
  },
  {
    title: 'Refunds',
    text: 'Fees are non-refundable except as required by law and under our 30-day money-back guarantee on the first payment.',
  },
  {
    title: 'What we ask of you',
    text: 'Don’t break the law with the service, don’t copy its content in bulk, don’t try to get round its limits or into other people’s accounts, and don’t load it so that others can’t use it.',
  },
  {
    title: 'Content',
    text: 'Texts, plans and pictures belong to City Genie or are used with permission. You may use them for your own trips. Weather data is by Open-Meteo.com under CC BY 4.0.',
  },
  {
    title: 'No guarantee for places',
    text: 'Opening hours, prices and other facts change without our knowing. Check before you go. Use your own judgement on the way; we are not a party to anything that you agree with a place.',
  },
  {
    title: 'Liability',
    text: 'As far as the law allows, we are not liable for indirect damage, and in total for no more than what you paid us in the twelve months before. What the law doesn’t let us limit stays unlimited.',
  },
  {
    title: 'Ending',
    text: 'You can delete your account at any time. We may close accounts that break these terms; whoever is not at fault gets back what was paid for the time left.',
  },
  {
    title: 'Changes',
    text: 'We may change these terms. Account holders hear of it by mail at least 30 days before it counts.',
  },
  {
    title: 'Contact',
    text: 'Answer any mail that we sent you.',
  },
];

export function TermsPage() {
  return (
    <Article title="Terms of Service" dated={legalDate}>
      {sections.map(({ title, text }) => (
        <ArticleSection key={title} title={title}>
          <p>{text}</p>
        </ArticleSection>
      ))}
    </Article>
  );
}
