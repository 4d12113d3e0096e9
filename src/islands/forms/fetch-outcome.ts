/**
 * Fetches the scripts for the outcome while there is a connection: a toast may have to report that it is
 * gone. After a failure the form itself reports it, and the next touch tries again.
 */
export function fetchOutcome(): void {
  for (const script of [import('../toasts/mount.tsx'), import('./SentPanel.tsx')]) {
    script.catch(() => undefined);
  }
}
