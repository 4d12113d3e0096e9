/**
 * Fetches the scripts that show a form's outcome while there is a connection: a toast may have to say that it is lost.
 */
export function fetchOutcome(): void {
  for (const script of [import('../toasts/mount.tsx'), import('./SentPanel.tsx')]) {
    // Fetched again with the outcome, which the form also tells without them.
    script.catch(() => undefined);
  }
}
