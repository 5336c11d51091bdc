/** Turns the event loop until the condition holds, or often enough to be sure that it won't; uses no clock. */
export async function turnsUntil(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
