/** Clears what the site keeps in a browser. A browser that blocks storage throws, and then it holds nothing either. */
export function clearStorages(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    reportError(new Error('storage could not be cleared', { cause: error }));
  }
}
