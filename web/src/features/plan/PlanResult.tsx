import type { SearchReply } from '@city-genie/contracts/search';
import { clockTime, longDate } from '../../ui/local-time.js';
import { StopCard } from './StopCard.js';

function PlanSummary({ plan }: { plan: NonNullable<SearchReply['plan']> }) {
  return (
    <p className="text-ink-soft">
      {longDate(plan.date)}, {clockTime(plan.start)} – {clockTime(plan.end)} local time, {plan.walkMinutes} min between stops.
    </p>
  );
}

/** A plan's notes and stops; `city` is the city's name. */
export function PlanResult({ reply, city }: { reply: SearchReply; city: string }) {
  return (
    <>
      {reply.plan && <PlanSummary plan={reply.plan} />}
      {reply.notes.length > 0 && (
        <ul className="mt-4 grid gap-1 rounded-2xl border border-line bg-sunk px-5 py-3 text-sm">
          {reply.notes.map((note) => (
            <li key={note.text}>{note.text}</li>
          ))}
        </ul>
      )}
      <ol aria-label="Stops" className="mt-6">
        {reply.recommendations.map((stop, index) => (
          <StopCard key={stop.id} stop={stop} number={index + 1} city={city} />
        ))}
      </ol>
      <p className="mt-6 text-sm text-ink-soft">Hours can change; check before you go.</p>
    </>
  );
}
