/**
 * Work that can be interrupted: it yields every few milliseconds and returns its result at the end. A plan takes up to a tenth of a second, and
 * while it is made the service must answer others.
 */
export type Steps<T> = Generator<void, T>;

/** Does the work at once. */
export function completed<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      return step.value;
    }
  }
}

/** Does the work with a pause after each step. */
export async function spread<T>(steps: Steps<T>, pause: () => Promise<void>): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      return step.value;
    }
    await pause();
  }
}
