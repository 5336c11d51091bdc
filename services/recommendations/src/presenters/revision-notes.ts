import type { Note, NoteContext } from './note-context.js';

/** Stops of the plan as it was that couldn't be kept, though nobody asked to leave them out. */
function notKept({ plan: { before = new Map(), fitting }, request: { exclude = [], pin = [] }, content, inPlan }: NoteContext): Note[] {
  const [putIn, ...others] = pin.filter((id) => inPlan.has(id) && !before.has(id));
  // Of several nobody knows which one it was.
  const only = putIn === undefined || others.length > 0 ? undefined : content.findPlace(putIn)?.place.name;
  return [...before.keys()].flatMap((id): Note[] => {
    const name = content.findPlace(id)?.place.name;
    if (inPlan.has(id) || exclude.includes(id)) {
      return [];
    }
    if (name === undefined) {
      return [{ code: 'stop_not_kept', params: { id }, text: 'A stop of your plan is no longer in our list.' }];
    }
    const other = fitting.has(id) ? only : undefined;
    return other === undefined
      ? [{ code: 'stop_not_kept', params: { id, name }, text: `${name} doesn’t fit any more.` }]
      : [{ code: 'stop_not_kept', params: { id, name, other }, text: `${name} makes room for ${other}.` }];
  });
}

/** Stops that were taken out, and nothing came in their place: between the same stops that stayed, fewer came than went. */
function nothingInstead({ plan, request, content, inPlan }: NoteContext): Note[] {
  const { before = new Map() } = plan;
  const { exclude = [], pin = [] } = request;
  const now = [...inPlan];
  const stayed = [...before.keys()].filter((id) => inPlan.has(id));
  const cameBefore = (next: string | undefined): number => {
    const last = stayed[(next === undefined ? stayed.length : stayed.indexOf(next)) - 1];
    const between = now.slice(last === undefined ? 0 : now.indexOf(last) + 1, next === undefined ? now.length : now.indexOf(next));
    return between.filter((id) => !before.has(id) && !pin.includes(id)).length;
  };
  const ids = [...before.keys()];
  const wentBefore = new Map<string | undefined, string[]>();
  for (const [index, id] of ids.entries()) {
    if (exclude.includes(id)) {
      const next = ids.slice(index).find((other) => inPlan.has(other));
      wentBefore.set(next, [...(wentBefore.get(next) ?? []), id]);
    }
  }
  return [...wentBefore]
    .flatMap(([next, went]) => went.slice(cameBefore(next)))
    .flatMap((id): Note[] => {
      const name = content.findPlace(id)?.place.name;
      return name === undefined ? [] : [{ code: 'nothing_instead', params: { id, name }, text: `Nothing else fits in place of ${name}.` }];
    });
}

/** Meals that the plan had, or for which its times left room, and has no more. */
function mealsNotKept({ plan: { slot, route }, request: { base = [], meals } }: NoteContext): Note[] {
  const hasTimes = base.some((stop) => stop.includes('@'));
  const had = meals ?? (hasTimes ? slot.pauses.map(({ meal }) => meal) : []);
  return had
    .filter((meal) => !route.pauses.some((pause) => pause.meal === meal))
    .map((meal) => ({ code: 'meal_not_kept', params: { meal }, text: `There is no time left for ${meal}.` }));
}

/** Whether the plan is one that stood, changed: some of its stops are those of before. */
export function isChanged({ plan: { before = new Map() }, inPlan }: NoteContext): boolean {
  return [...before.keys()].some((id) => inPlan.has(id));
}

/** What couldn't be kept of a plan that was to be changed. */
export function revisionNotes(context: NoteContext): Note[] {
  const lost = isChanged(context) ? mealsNotKept(context) : [];
  return context.plan.before ? [...notKept(context), ...nothingInstead(context), ...lost] : [];
}
