import type { ReportOutcome } from '@city-genie/contracts/place-report/endpoints';
import type { ReportedPlace } from '@city-genie/contracts/place-report/routes';
import { useState } from 'react';
import { useSettleReportsMutation } from './reports-api.js';

/** Decides about places, and says about which ones this is under way. */
export function useReportActions() {
  const [settle] = useSettleReportsMutation();
  const [acts, setActs] = useState<ReadonlyMap<string, ReportOutcome>>(new Map());

  return {
    actOn: ({ placeId }: ReportedPlace) => acts.get(placeId),
    decide: async (place: ReportedPlace, outcome: ReportOutcome) => {
      setActs((before) => new Map(before).set(place.placeId, outcome));
      await settle({ place, outcome });
      setActs((before) => new Map([...before].filter(([other]) => other !== place.placeId)));
    },
  };
}

export type ReportActions = ReturnType<typeof useReportActions>;
