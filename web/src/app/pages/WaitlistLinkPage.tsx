import { berlin } from '@city-genie/city-data/cities/berlin';
import { paris } from '@city-genie/city-data/cities/paris';
import { rome } from '@city-genie/city-data/cities/rome';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountPage } from '../../features/auth/AccountPage.js';
import { type LinkAct, type LinkOutcome, MailedLink } from '../../features/waitlist/MailedLink.js';
import { buttonClass } from '../../ui/button-class.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { paths } from '../paths.js';

const questions = {
  confirm: { title: 'Is this you?', lead: 'Somebody put your address on our waitlist. Tell us that it was you.' },
  leave: { title: 'Leave the waitlist?', lead: 'No questions asked.' },
} as const satisfies Record<LinkAct, unknown>;

const results = {
  confirmed: {
    title: 'Your place is kept',
    lead: 'Stamped and signed: our mail finds you there.',
    to: paths.city('paris'),
    text: 'Explore Paris',
  },
  left: {
    title: 'You are off the list',
    lead: 'What is already on its way may still arrive; after that, no mail comes.',
    to: paths.home,
    text: 'Back to Home',
  },
  invalid: { title: 'This link has had its day', lead: 'Nothing was changed.', to: paths.waitlist, text: 'Join the waitlist' },
} as const satisfies Record<LinkOutcome['kind'], unknown>;

/** "London", "London and Rome", "London, Rome and Lisbon". */
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What helps whose link is of no use. Mails are answered by people. */
const otherwise = {
  confirm: 'A link to confirm works for 30 days. Sign up again, and we send a new one.',
  leave: 'Please copy the whole link from the mail into the address bar, or simply reply to the mail: then we take your address off.',
} as const satisfies Record<LinkAct, string>;

/** @param cities those that aren't open yet */
function confirmedText(cities: readonly string[]): string {
  return cities.length === 0
    ? 'Paris is open to everybody already: start whenever you like. We write when it is your turn to register.'
    : `You will hear from us when City Genie opens in ${listed.format(cities)}. Paris is open to everybody already.`;
}

function resultText(outcome: LinkOutcome, act: LinkAct): string {
  switch (outcome.kind) {
    case 'confirmed':
      return confirmedText(outcome.cities.filter((city) => city !== paris.name));
    case 'left':
      return 'Should you miss us: Paris is open to everybody, without an address.';
    case 'invalid':
      return otherwise[act];
  }
}

function Result({ outcome, act }: { outcome: LinkOutcome; act: LinkAct }) {
  // Who wants to leave isn't asked to join.
  const { to, text } = results[outcome.kind === 'invalid' && act === 'leave' ? 'left' : outcome.kind];
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-lead text-pretty wrap-anywhere">{resultText(outcome, act)}</p>
      <Link to={to} className={buttonClass()}>
        {text}
      </Link>
    </div>
  );
}

/** /waitlist/confirm?token= and /waitlist/unsubscribe?token=: where the links in the waitlist's mails lead. */
export function WaitlistLinkPage({ act }: { act: LinkAct }) {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const isHydrated = useHydrated();
  const [ended, setEnded] = useState<LinkOutcome>();
  // Prerendered without its query.
  const outcome = ended ?? (isHydrated && token === '' ? ({ kind: 'invalid' } as const) : undefined);
  const { title, lead } = outcome ? results[outcome.kind] : questions[act];
  return (
    <AccountPage
      city={act === 'confirm' ? rome : berlin}
      time={outcome?.kind === 'confirmed' ? 'dawn' : 'night'}
      title={title}
      lead={lead}
      isNext={ended !== undefined}
      needsScript={act === 'confirm' ? 'Confirming an address' : 'Leaving the waitlist'}
    >
      {outcome ? <Result outcome={outcome} act={act} /> : <MailedLink act={act} token={token} onEnd={setEnded} />}
    </AccountPage>
  );
}
