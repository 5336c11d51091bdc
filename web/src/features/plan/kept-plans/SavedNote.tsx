import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ChoosingSteps } from '../use-plan-params.js';
import { planLink } from './kept-plan.js';
import { readKeptPlans, watchKeptPlans } from './kept-plans.js';

/** Whether a plan is kept, as the storage says. */
function useIsKept(link: string | undefined): boolean {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    let isOld = false;
    const look = () =>
      void readKeptPlans().then((plans) => {
        if (!isOld) {
          setKept(plans.find((plan) => plan.link === link)?.link);
        }
      });
    look();
    const end = watchKeptPlans(look);
    return () => {
      isOld = true;
      end();
    };
  }, [link]);
  return link !== undefined && kept === link;
}

type SavedNoteProps = { city: City; here: Pick<ChoosingSteps, 'params' | 'seen'>; reply: SearchReply };

/** Says that the plan can be read without a network, once it can. Its line is there before, so that nothing moves. */
export function SavedNote({ city, here, reply }: SavedNoteProps) {
  const isKept = useIsKept(reply.plan ? planLink(city, here, reply.plan) : undefined);
  return (
    <p className="flex min-h-[1lh] items-center gap-2 text-small text-ink-soft print:hidden">
      {isKept && (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
          <span>
            Saved on this <span className="pointer-fine:hidden">phone</span>
            <span className="hidden pointer-fine:inline">computer</span>
          </span>
        </>
      )}
    </p>
  );
}
