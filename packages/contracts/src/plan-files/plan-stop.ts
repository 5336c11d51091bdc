/** A stop as shown in a plan; `arrive` and `leave` are local time, `YYYY-MM-DDTHH:mm`. */
export type PlanStop = { placeId: string; arrive: string; leave: string };

/** A stop in the query of a plan file: `paris-musee-rodin@2026-11-24T10:00/2026-11-24T11:30`. */
export function planStopText({ placeId, arrive, leave }: PlanStop): string {
  return `${placeId}@${arrive}/${leave}`;
}

/** Splits such a text; undefined when it is malformed. The parts are not validated. */
export function splitPlanStop(text: string): PlanStop | undefined {
  const [, placeId, arrive, leave] = /^([^@/]*)@([^@/]*)\/([^@/]*)$/.exec(text) ?? [];
  return placeId === undefined || arrive === undefined || leave === undefined ? undefined : { placeId, arrive, leave };
}
