import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import type { LegalSection } from './LegalPage.js';
import { Bullets } from './text-parts.js';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        By using City Genie you accept these terms. If you don’t, please don’t use it. How we treat your data is a matter of the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    note: 'Paris for everyone, the rest by subscription.',
    body: (
      <p>
        City Genie suggests places, walks and meals by mood and time. Paris is open to everyone, within a daily number of free searches; the
        other cities belong to the subscription. We are in closed beta: parts may change, and more are coming.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    note: 'One person, one account, 13 or older.',
    body: (
      <p>
        You must be 13 or older. Give true details, keep your password to yourself, and tell us when somebody else has used your account. An
        account is for one person.
      </p>
    ),
  },
  {
    id: 'subscription',
    title: 'Subscription and payment',
    note: '$4.99 a month or $52.00 a year, until you cancel.',
    body: (
      <>
        <p>
          A subscription costs $4.99 a month or $52.00 a year, billed in advance, and renews until you cancel. You can cancel at any time;
          what you have paid for stays open until the end of its period.
        </p>
        <p>We announce a change of price at least 30 days before it applies.</p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    note: '30 days to change your mind about the first payment.',
    body: <p>Fees are non-refundable except as required by law and under our 30-day money-back guarantee on the first payment.</p>,
  },
  {
    id: 'fair-use',
    title: 'What we ask of you',
    body: (
      <Bullets
        items={[
          'Don’t break the law with the service.',
          'Don’t copy its content in bulk.',
          'Don’t try to get round its limits or into other people’s accounts.',
          'Don’t load it so that others can’t use it.',
        ]}
      />
    ),
  },
  {
    id: 'content',
    title: 'Content',
    body: (
      <p>
        Texts, plans and pictures belong to City Genie or are used with permission. You may use them for your own trips. Weather data is by
        Open-Meteo.com or MET Norway under CC BY 4.0, rounded and summed up by us.
      </p>
    ),
  },
  {
    id: 'places',
    title: 'No guarantee for places',
    note: 'Hours change. Check before you go.',
    body: (
      <p>
        Opening hours, prices and other facts change without our knowing. Check before you go. Use your own judgement on the way; we are not
        a party to anything that you agree with a place.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect damage, and in total for no more than what you paid us in the twelve months
        before. What the law doesn’t let us limit stays unlimited.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You can delete your account at any time. We may close accounts that break these terms; whoever is not at fault gets back what was
        paid for the time left.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>We may change these terms. Account holders hear of it by mail at least 30 days before it counts.</p>,
  },
  { id: 'contact', title: 'Contact', body: <p>Write to the address at the foot of this page, or answer any mail that we sent you.</p> },
];
