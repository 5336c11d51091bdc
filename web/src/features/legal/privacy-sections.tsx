import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import type { LegalSection } from './LegalPage.js';
import { Bullets, Ledger } from './text-parts.js';

const collection = (
  <>
    <h3>Personal information</h3>
    <Bullets
      items={[
        'When you join the waitlist: your name, your e-mail address and the city you would like.',
        'When you have an account: your name, e-mail address, username and country, and your password in a protected form that nobody can read back.',
        'When you sign in: the kind of your browser and device, such as “Chrome on Windows”, so that we can write to you when another kind signs in, and the hour of your last visit with it, which your account page shows you.',
        'When you subscribe: the state of your subscription and its payments, and which terms and which price you agreed to, and when. Card details go to our payment provider and never reach us.',
        'When you report a mistake about a place: what you tell us about it.',
      ]}
    />
    <h3>Usage information</h3>
    <Bullets
      items={[
        'Which city, mood and time slot are searched for, without your name, account or address.',
        'For the free daily searches, and to count a report once: a keyed fingerprint of your network address. The address can’t be read back from it.',
        'Technical records of requests, which we need to keep the service running and safe.',
      ]}
    />
    <p>
      A plan knows the city that you chose, and not where you are. The map can show where you are: your browser finds your position when you
      press “Where am I?”, keeps it in the page until the map is closed, and sends it to nobody. What you look at on the map comes from us
      in pieces of a few streets each; we don’t note who looked where.
    </p>
  </>
);

const use = (
  <>
    <p>
      To plan your day, to keep your account, to bill a subscription that you chose, to write to you about the waitlist that you joined, and
      to keep the service free of abuse. We don’t use it for advertising, and nobody’s profile decides what a plan costs or shows.
    </p>
    <p>
      Where the law asks for a ground: the contract with you for accounts and subscriptions, your consent for the waitlist, our legitimate
      interest in a service that works for its safety, and legal duties for invoices.
    </p>
  </>
);

const sharing = (
  <>
    <p>We don’t sell data. Who works for us receives what the task needs and nothing else:</p>
    <Ledger
      rows={[
        { name: 'Hosting and mail', text: 'run the servers and deliver the mails that we send you.' },
        {
          name: 'Stripe',
          text: 'takes payments for us, as our processor: your e-mail address, your card and what you paid. It is loaded on the pages where you pay, and only there.',
        },
        {
          name: 'Open-Meteo, MET Norway',
          text: 'tell our server the weather of a city. They learn nothing about who asked.',
        },
        {
          name: 'The source of our maps',
          text: 'gives pieces of the map to our server. It learns nothing about who asked.',
        },
      ]}
    />
    <p>
      Links to directions and to map services open another company’s service when you press them, and its rules hold there. We answer lawful
      requests of authorities.
    </p>
  </>
);

const retention = (
  <Ledger
    rows={[
      {
        name: 'Account',
        text: 'as long as you have it; 30 days while its address isn’t verified and nothing was paid, announced a week before',
      },
      { name: 'Two-step verification', text: 'as long as it is on; its secret is encrypted, recovery codes are stored as one-way hashes' },
      { name: 'Signed-in sessions', text: '30 days after your last visit, 180 days at most' },
      {
        name: 'Links in our mails',
        text: '30 days after they stop working, without the part that made them work; one that changed your address with the former one',
      },
      { name: 'Waitlist entry', text: 'until you leave the list; 30 days if nobody confirms the address' },
      { name: 'Count of free searches', text: '48 hours at most; the daily total stays, without addresses' },
      {
        name: 'Money-back guarantee',
        text: '400 days, as a code made from your email address that leads nobody to it, so that it is used once',
      },
      {
        name: 'Searches',
        text: '400 days, as statistics: city, mood and time slot; no person belongs to them. How many there were on a day stays',
      },
      { name: 'Record of sent mails', text: '90 days, without your address' },
      { name: 'Mails that can’t be delivered', text: '30 days' },
      { name: 'Record of what was done to an account', text: 'stays, without names and addresses' },
      { name: 'Invoices', text: 'as long as the law says' },
    ]}
  />
);

export const privacySections: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    note: 'Little data, no trackers, nothing sold.',
    body: (
      <p>
        City Genie plans days out by mood. This policy covers the site and the mails that we send. It names what we collect, why, and for
        how long, and the rights that you have.
      </p>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    note: 'You can plan in Paris without telling us who you are.',
    body: collection,
  },
  { id: 'how-we-use-it', title: 'How we use it', body: use },
  {
    id: 'how-we-share-it',
    title: 'How we share it',
    note: 'Your browser talks to us alone, until you pay or follow a link to another map.',
    body: sharing,
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Connections are encrypted, passwords are stored as slow one-way hashes, sessions can be ended at once, and each part of the service
        sees only the data that it needs. No system is perfectly safe; if something happens that concerns you, we tell you.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    note: 'On your account page, or ask: we act within a month.',
    body: (
      <>
        <Ledger
          rows={[
            { name: 'Access', text: 'see which data we hold about you' },
            { name: 'Rectification', text: 'have wrong data corrected' },
            { name: 'Erasure', text: 'have your data deleted' },
            { name: 'Portability', text: 'receive your data in a form that machines can read' },
            { name: 'Objection', text: 'object to a use of your data' },
            { name: 'Restriction', text: 'ask us to pause the use of your data' },
          ]}
        />
        <p>
          With an account you needn’t ask for most of it: <Link to={paths.account}>your account</Link> shows what we know of you,{' '}
          <Link to={`${paths.account}#data`}>gives you all of it</Link> as a file of JSON, takes another{' '}
          <Link to={`${paths.account}#email`}>address</Link>, and can be <Link to={`${paths.account}#delete`}>deleted</Link> there, at once.
          Everybody else writes to us.
        </p>
        <p>What you agreed to, you can take back at any time. You may also complain to the data protection authority where you live.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        We set only cookies that the service needs. The <Link to={paths.cookies}>Cookie Policy</Link> lists every one of them, and what we
        keep in your browser beside them.
      </p>
    ),
  },
  { id: 'retention', title: 'Retention', note: 'Whatever has done its work goes.', body: retention },
  {
    id: 'international-transfers',
    title: 'International transfers',
    body: <p>Where a provider works in another country, we rely on the safeguards that the law provides for such transfers.</p>,
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        City Genie is not for children under 13, and we don’t knowingly collect their data. Tell us if it has happened, and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>When this policy changes, the date above changes with it. What matters to account holders is announced by mail.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    body: <p>Write to the address at the foot of this page, or answer any mail that we sent you, and say that it is about privacy.</p>,
  },
];
