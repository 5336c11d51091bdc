import type { Note, NoteContext } from './note-context.js';

/** Stops of the plan as it was that couldn't be kept, though nobody asked to leave them out. */
function notKept({ plan: { before = new Map() }, request: { exclude = [], pin = [] }, content, inPlan }: NoteContext): Note[] {
  const putIn = pin.find((id) => inPlan.has(id) && !before.has(id));
  const other = putIn === undefined ? undefined : content.findPlace(putIn)?.place.name;
  return [...before.keys()].flatMap((id): Note[] => {
    const name = content.findPlace(id)?.place.name;
    if (inPlan.has(id) || exclude.includes(id)) {
      return [];
    }
    if (name === undefined) {
      return [{ code: 'stop_not_kept', params: { id }, text: 'A stop of your plan is no longer in our list.' }];
    }
    return other === undefined
      ? [{ code: 'stop_not_kept', params: { id, name }, text: `${name} doesn’t fit any more.` }]
      : [{ code: 'stop_not_kept', params: { id, name, other }, text: `${name} makes room for ${other}.` }];
  });
}

/** Stops that were taken out, and nothing came in their place. */
function nothingInstead({ plan, request, content, inPlan }: NoteContext): Note[] {
  const { before = new Map() } = plan;
  const { exclude = [], pin = [] } = request;
  const out = [...before.keys()].filter((id) => exclude.includes(id));
  const came = [...inPlan].filter((id) => !before.has(id) && !pin.includes(id)).length;
  return out.slice(came).flatMap((id): Note[] => {
    const name = content.findPlace(id)?.place.name;
    return name === undefined ? [] : [{ code: 'nothing_instead', params: { id, name }, text: `Nothing else fits in place of ${name}.` }];
  });
}

/** What couldn't be kept of a plan that was changed. */
export function revisionNotes(context: NoteContext): Note[] {
  return context.plan.before ? [...notKept(context), ...nothingInstead(context)] : [];
}
