export type Step = () => unknown;

/** The start and stop steps of a process. */
export function createSteps() {
  const starts: Step[] = [];
  const stops: Step[] = [];
  return {
    onStart: (step: Step) => void starts.push(step),
    onStop: (step: Step) => void stops.unshift(step),
    start: async () => {
      for (const step of starts) {
        await step();
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
