/** What is said when a call gets no reply because the browser is offline. A browser that claims to be online may be wrong. */
export function offlineText(): string | undefined {
  return navigator.onLine === false ? 'You are offline. Please try again when you are connected.' : undefined;
}
