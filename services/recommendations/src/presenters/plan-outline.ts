import type { SearchReply } from '@city-genie/contracts/search/routes';

type ReplyPlan = NonNullable<SearchReply['plan']>;
type OutlineStop = Pick<SearchReply['recommendations'][number], 'id' | 'title' | 'geo' | 'legMode' | 'arrive'>;

/** The little of a reply that a picture of its plan needs: it is kept beside the reply's bytes, which take long to read. */
export type PlanOutline = Pick<ReplyPlan, 'date' | 'start' | 'end'> & {
  isEvening: boolean;
  stops: readonly OutlineStop[];
  /** Ids of the stops that a meal follows. */
  mealsAfter: readonly string[];
};

/** Undefined for a reply without a plan. */
export function planOutline({ plan, recommendations, notes }: SearchReply): PlanOutline | undefined {
  if (plan === null) {
    return undefined;
  }
  const { date, start, end, pauses } = plan;
  return {
    date,
    start,
    end,
    isEvening: notes.some(({ code }) => code === 'evening_plan'),
    stops: recommendations.map(({ id, title, geo, legMode, arrive }) => ({ id, title, geo, legMode, arrive })),
    mealsAfter: pauses.map(({ after }) => after),
  };
}
