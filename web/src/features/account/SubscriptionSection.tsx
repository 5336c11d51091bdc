import type { Account } from '@city-genie/contracts/account/routes';
import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { buttonClass } from '../../ui/button-class.js';
import { epochDay } from '../../ui/late/epoch-day.js';
import { type Fact, Facts } from '../../ui/late/Facts.js';
import { SimulatedPayments } from '../../ui/late/SimulatedPayments.js';
import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { textLink } from '../../ui/link-class.js';
import { AccountSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { InvoiceList } from './InvoiceList.js';
import { Retry } from './Retry.js';
import { SubscriptionActs } from './SubscriptionActs.js';
import { useSubscriptionQuery } from './subscription-api.js';
import { nextPaymentWords, planWords, priceWords, type Subscription, statusWords } from './subscription-words.js';
import { useAct } from './use-act.js';

const id = 'subscription';

function Waiting() {
  return (
    <Loading label="Your subscription is being looked up" className="grid w-full gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-11 max-w-72" />
    </Loading>
  );
}

/** Nothing is open any more, whether it has ended or waits for a payment. */
const isShut = ({ openUntil, graceUntil }: Subscription): boolean => openUntil === null && graceUntil === null;
const hasEnded = (subscription: Subscription): boolean => isShut(subscription) && subscription.status === 'canceled';

function factsOf(subscription: Subscription): Fact[] {
  const { plan, isGift, openUntil, switchesTo, withdrawableUntil } = subscription;
  const planFact = hasEnded(subscription) ? 'Last plan' : 'Plan';
  const hasPrice = !isGift && openUntil !== null;
  return [
    [planFact, hasPrice ? `${planWords[plan]}, ${priceWords(plan)}` : planWords[plan]],
    ['Status', statusWords(subscription)],
    ['Open until', isGift && openUntil !== null && epochDay(openUntil)],
    ['Next payment', nextPaymentWords(subscription)],
    ['Changes to', switchesTo && `${planWords[switchesTo]}, ${priceWords(switchesTo)}, when this period ends`],
    ['Money-back guarantee', withdrawableUntil !== null && `Until ${epochDay(withdrawableUntil)}, for all that you have paid`],
  ];
}

type NoneProps = { isAdmin: boolean; takesPayments: boolean; subscription: Subscription | null };

function noneWords(subscription: Subscription | null): string {
  if (subscription === null) {
    return 'You have none';
  }
  return hasEnded(subscription) ? 'Your subscription has ended' : 'Your subscription waits for a payment';
}

/** For whoever has none, or none that opens anything. */
function None({ isAdmin, takesPayments, subscription }: NoneProps) {
  if (isAdmin) {
    return <p>Administrators need no subscription: every city is open to you.</p>;
  }
  return (
    <>
      <p>
        {noneWords(subscription)}
        {takesPayments
          ? '. Paris is open to everyone; a subscription opens the other seven cities.'
          : ', and we can’t take payments yet. Paris is open to everyone.'}
      </p>
      <Link to={paths.subscribe} className={buttonClass(takesPayments ? 'primary' : 'secondary')}>
        See the plans
      </Link>
    </>
  );
}

/** What a subscription opens beside the cities. */
function Stories() {
  return (
    <p>
      Yours to read as well:{' '}
      <Link to={paths.news} className={textLink}>
        News &amp; Stories
      </Link>
    </p>
  );
}

type DetailsProps = { details: SubscriptionDetails; account: Account };

function Details({ details: { payments, subscription }, account }: DetailsProps) {
  const { act, run, tell } = useAct('That did not work. Please try again in a moment.');
  const takesPayments = payments !== 'none';
  return (
    <>
      {payments === 'simulated' && !subscription?.isGift && <SimulatedPayments />}
      {subscription && <Facts facts={factsOf(subscription)} className="w-full" />}
      {(!subscription || isShut(subscription)) && (
        <None isAdmin={account.isAdmin} takesPayments={takesPayments} subscription={subscription} />
      )}
      {(account.isAdmin || (subscription && !isShut(subscription))) && <Stories />}
      <ActOutcome act={act} />
      {subscription && takesPayments && (
        <SubscriptionActs subscription={subscription} sectionId={id} act={act} run={run} onNewAct={() => tell(undefined)} />
      )}
      {subscription && !subscription.isGift && takesPayments && <InvoiceList userId={account.id} />}
    </>
  );
}

/** What the user pays for, until when, and what can be changed about it. */
export function SubscriptionSection({ account }: { account: Account }) {
  const { data, error, isFetching, refetch } = useSubscriptionQuery(account.id);
  return (
    <AccountSection
      id={id}
      title="Subscription"
      note="A subscription can be cancelled at any time. What is paid for stays open until the end of its period."
    >
      {data && <Details details={data} account={account} />}
      {!data && isFetching && <Waiting />}
      {!data && !isFetching && <Retry error={error} otherwise="We couldn’t look up your subscription." onRetry={() => void refetch()} />}
    </AccountSection>
  );
}
