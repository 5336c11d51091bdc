/** A stop as a visitor saw it in a plan; `arrive` and `leave` are the city's local time, `YYYY-MM-DDTHH:mm`. */
export type PlanStop = { placeId: string; arrive: string; leave: string };

/** A stop as the take-away calls have it in their query: `paris-musee-rodin@2026-11-24T10:00/2026-11-24T11:30`. */
export function planStopText({ placeId, arrive, leave }: PlanStop): string {
  return `${placeId}@${arrive}/${leave}`;
}

/** Takes such a text apart; undefined when it isn't one. What the parts say is still to be checked. */
export function splitPlanStop(text: string): PlanStop | undefined {
  const [, placeId, arrive, leave] = /^([^@/]*)@([^@/]*)\/([^@/]*)$/.exec(text) ?? [];
  return placeId === undefined || arrive === undefined || leave === undefined ? undefined : { placeId, arrive, leave };
}
