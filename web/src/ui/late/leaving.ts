const leaving = 'city-genie.leaving';

/** Asks whatever the page shows whether it may be left for another document; what would be lost says no. */
export function mayLeavePage(): boolean {
  return window.dispatchEvent(new Event(leaving, { cancelable: true }));
}

/** Calls `mayLeave` whenever that is asked. @returns ends it */
export function whenLeaving(mayLeave: () => boolean): () => void {
  const answer = (event: Event) => {
    if (!mayLeave()) {
      event.preventDefault();
    }
  };
  window.addEventListener(leaving, answer);
  return () => window.removeEventListener(leaving, answer);
}
