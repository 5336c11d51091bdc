import { useState } from 'react';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/Button.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { textLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import { focusSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { AskFirst } from './AskFirst.js';
import { type SubscriptionAct, subscriptionActs } from './subscription-acts.js';
import type { Subscription } from './subscription-words.js';
import type { Act, useAct } from './use-act.js';
import { usePortal } from './use-portal.js';

type SubscriptionActsProps = {
  subscription: Subscription;
  /** The section that gets the focus when what had it is gone. */
  sectionId: string;
  /** What came of an act is said by the section, since the subscription may be gone with it. */
  act: Act;
  run: ReturnType<typeof useAct>['run'];
  /** What was said is no longer about what the user does. */
  onNewAct: () => void;
};

type ButtonsProps = {
  subscription: Subscription;
  portal: ReturnType<typeof usePortal>;
  onAsk: (act: SubscriptionAct) => void;
};

/** One of them stands out: what people most likely came for. What ends the subscription comes last and is asked for quietly. */
function ActButtons({ subscription, portal, onAsk }: ButtonsProps) {
  const { isGift, openUntil, graceUntil } = subscription;
  const isLate = graceUntil !== null;
  const acts = subscriptionActs(subscription);
  const first = isLate ? undefined : acts.find(({ isLikely }) => isLikely);
  // Of one that has ended, the plans above stand out.
  const isPortalFirst = isLate || (first === undefined && openUntil !== null);
  return (
    <div className={buttonRow}>
      {first && <Button onClick={() => onAsk(first)}>{first.name}</Button>}
      {!isGift && (
        <Button look={isPortalFirst ? 'primary' : 'secondary'} busy={portal.act.isBusy} onClick={() => void portal.open()}>
          {isLate ? 'Update your card' : 'Manage card and invoices'}
        </Button>
      )}
      {acts
        .filter((possible) => possible !== first)
        .map((possible) => (
          <Button key={possible.name} look={possible.isDanger ? 'quiet' : 'secondary'} onClick={() => onAsk(possible)}>
            {possible.name}
          </Button>
        ))}
    </div>
  );
}

/** What can be done with a subscription; each is asked first, in the place of the buttons. */
export function SubscriptionActs({ subscription, sectionId, act, run, onNewAct }: SubscriptionActsProps) {
  const portal = usePortal();
  const [askedName, setAskedName] = useState<string>();
  // What it says is of what is known now: a sum may have changed.
  const asked = subscriptionActs(subscription).find(({ name }) => name === askedName);
  const ask = (possible: SubscriptionAct) => {
    onNewAct();
    setAskedName(possible.name);
  };
  const close = () => {
    setAskedName(undefined);
    focusSection(sectionId);
  };
  const leave = () => {
    onNewAct();
    close();
  };
  const confirm = async () => {
    if (asked && (await asked.start(run))) {
      close();
    }
  };
  return (
    <>
      {asked && (
        <AskFirst
          title={asked.title}
          act={asked.confirm}
          keep={asked.keep}
          isDanger={asked.isDanger ?? false}
          isBusy={act.isBusy}
          onConfirm={() => void confirm()}
          onClose={leave}
        >
          {asked.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {asked.isPayment && (
            <p>
              By paying you accept the{' '}
              <OutLink href={paths.terms} className={textLink}>
                Terms of Service
              </OutLink>
              .
            </p>
          )}
        </AskFirst>
      )}
      {!asked && <ActButtons subscription={subscription} portal={portal} onAsk={ask} />}
      <ActOutcome act={portal.act} />
    </>
  );
}
