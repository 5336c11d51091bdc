import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import { ArrowLeft, RefreshCw, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorStatus, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { PlanResult } from './PlanResult.js';
import { usePlanQuery } from './plan-api.js';
import type { PlanChoice } from './plan-params.js';

type PlanViewProps = {
  city: City;
  choice: PlanChoice;
  /** Name of the chosen mood. */
  moodName: string;
  seen: readonly string[];
  onBack: () => void;
  onCuisine: () => void;
  onRefresh: (shown: readonly string[]) => void;
  /** Ways on when the day's free searches are used up. */
  limitWays: ReactNode;
};

type Query = ReturnType<typeof usePlanQuery>;

type PlanBodyProps = Pick<PlanViewProps, 'city' | 'limitWays'> & { query: Query; onAgain: () => void };

function PlanBody({ query, city, limitWays, onAgain }: PlanBodyProps) {
  const { currentData, error, isFetching, refetch } = query;
  if (isFetching) {
    return <p role="status">Looking for places that feel right…</p>;
  }
  if (error) {
    const limited = errorStatus(error) === 429;
    return (
      <Notice role="alert" title={limited ? 'That was a lot of wishes' : 'This plan didn’t arrive'} text={serverMessage(error)}>
        {limited ? limitWays : <Button onClick={() => void refetch()}>Try again</Button>}
      </Notice>
    );
  }
  if (!currentData || currentData.recommendations.length === 0) {
    return (
      <Notice title="No recommendations found. Please try again.">
        <Button onClick={onAgain}>Try again</Button>
      </Notice>
    );
  }
  return <PlanResult reply={currentData} city={city.name} />;
}

export function PlanView({ city, choice, moodName, seen, onBack, onCuisine, onRefresh, limitWays }: PlanViewProps) {
  const query = usePlanQuery({ city: city.key, ...choice, ...(seen.length > 0 && { seen: [...seen] }) });
  const shown = query.currentData?.recommendations.map((stop) => stop.id) ?? [];
  return (
    <div aria-busy={query.isFetching}>
      <Button look="quiet" className="-ml-5" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to {city.name}
      </Button>
      <h1 id="view-heading" tabIndex={-1} className="mt-2 text-3xl sm:text-5xl">
        Your plan for {city.name}
      </h1>
      <p className="mt-3 text-lg">
        {moodName && <strong>{moodName}, </strong>}
        {timeframeById(choice.timeframe).name}
      </p>
      <div className="mt-5 mb-6 flex flex-wrap gap-3">
        <Button onClick={onCuisine}>
          <Utensils aria-hidden="true" className="size-4" />
          Discover Local Cuisine
        </Button>
        <Button look="secondary" aria-disabled={query.isFetching} onClick={() => !query.isFetching && onRefresh(shown)}>
          <RefreshCw aria-hidden="true" className="size-4" />
          Refresh
        </Button>
      </div>
      <PlanBody query={query} city={city} limitWays={limitWays} onAgain={() => onRefresh([])} />
    </div>
  );
}
