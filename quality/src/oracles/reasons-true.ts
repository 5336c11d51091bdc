import type { PlanCase, Violation } from './facts/plan-case.js';
import { type PlanFacts, readPlan } from './facts/plan-facts.js';
import { slotFacts } from './facts/slot-facts.js';
import { isNoteTrue } from './reasons/notes-true.js';
import { visitReasonChecks } from './reasons/visit-reasons.js';

/** The number of statements in a reply, and the false ones among them. */
export type Truth = { claims: number; falsehoods: Violation[] };

function stopFalsehoods(facts: PlanFacts): Violation[] {
  return facts.stops.flatMap((current, index) =>
    current.stop.reasons
      .filter((reason) => !visitReasonChecks[reason.code]?.({ reason, current, before: facts.stops[index - 1], facts }))
      .map(({ code, params, text }) => ({ code: `reason ${code}`, detail: `${current.stop.id} ${JSON.stringify(params)} ${text}` })),
  );
}

/** An alternative has no times, so only its mood may be stated, in the words that are always true, and that its times change. */
function alternativeFalsehoods({ reply, places, request }: PlanCase): Violation[] {
  return reply.alternatives.flatMap(({ id, reasons }) => {
    const place = places.find((each) => each.id === id);
    const truths: Readonly<Record<string, (reason: (typeof reasons)[number]) => boolean>> = {
      mood_fit: ({ params, text }) => params.mood === request.mood && text === place?.moodReason[request.mood],
      see_programme: () => place?.startTimes?.length === 0,
    };
    return reasons
      .filter((reason) => !truths[reason.code]?.(reason))
      .map(({ code, text }) => ({ code: `reason ${code}`, detail: `${id} (alternative) ${text}` }));
  });
}

function noteFalsehoods(asked: PlanCase, plan: PlanFacts | undefined): Violation[] {
  const { startAt } = asked.request;
  const slot = plan ?? (startAt === undefined ? undefined : slotFacts(asked, startAt));
  return asked.reply.notes
    .filter((note) => !isNoteTrue({ note, asked, slot, plan }))
    .map(({ code, params, text }) => ({ code: `note ${code}`, detail: `${JSON.stringify(params)} ${text}` }));
}

/** Checks every reason and note of a reply against the catalogue, the clock and the sun, by code and parameters. */
export function truthOf(asked: PlanCase): Truth {
  const { reply } = asked;
  const read = reply.plan ? readPlan(asked, reply.plan) : undefined;
  const facts = read && 'facts' in read ? read.facts : undefined;
  const claims = [...reply.recommendations, ...reply.alternatives].reduce((sum, { reasons }) => sum + reasons.length, reply.notes.length);
  const unreadable = read && 'violations' in read ? read.violations : [];
  return {
    claims,
    falsehoods: [...unreadable, ...(facts ? stopFalsehoods(facts) : []), ...alternativeFalsehoods(asked), ...noteFalsehoods(asked, facts)],
  };
}
