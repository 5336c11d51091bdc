import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { standingLink } from '../../../ui/link-class.js';
import { ownPlan } from '../shared-plan.js';
import { endOf, type KeptPlan } from './kept-plan.js';
import { readKeptPlans, watchKeptPlans } from './kept-plans.js';
import { beginText, keptHeadline } from './kept-words.js';

/** The newest plan whose day isn't over, of one city or of all. */
function useLastPlan(city: string | undefined): KeptPlan | undefined {
  const [last, setLast] = useState<KeptPlan>();
  useEffect(() => {
    let isOld = false;
    const look = () =>
      void readKeptPlans().then((plans) => {
        if (!isOld) {
          setLast(plans.find((plan) => (city === undefined || plan.city === city) && endOf(plan.reply) > Date.now()));
        }
      });
    look();
    const end = watchKeptPlans(look);
    return () => {
      isOld = true;
      end();
    };
  }, [city]);
  return last;
}

/** The way back to the last plan: `Your last plan: a romantic half day in Paris, today 09:00`. */
export function LastPlanLink({ city }: { city?: string }) {
  const last = useLastPlan(city);
  if (!last) {
    return null;
  }
  const [first = '', ...rest] = keptHeadline(last);
  return (
    <p className="text-small text-pretty">
      <span className="text-ink-soft">Your last plan: </span>
      <Link to={last.link} state={ownPlan} className={`font-medium ${standingLink.replace('inline-flex ', 'inline-block ')}`}>
        {first.toLowerCase()}
        {rest.join('')}, {beginText(last, Date.now())}
      </Link>
    </p>
  );
}
