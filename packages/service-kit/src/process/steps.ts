export type Step = () => unknown;

/** The start and stop steps of a process. */
export function createSteps() {
  const starts: Step[] = [];
  const stops: Step[] = [];
  let startedCount = 0;
  return {
    onStart: (step: Step) => void starts.push(step),
    onStop: (step: Step) => void stops.unshift(step),
    /** Continues with the step that failed in an earlier call: steps that succeeded are not repeated, so they may open what opens once. */
    start: async () => {
      for (const step of starts.slice(startedCount)) {
        await step();
        startedCount += 1;
      }
    },
    stop: async () => {
      const failures: unknown[] = [];
      for (const step of stops) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, 'not everything could be closed');
      }
    },
  };
}

export type Steps = ReturnType<typeof createSteps>;
