/** Fetches the scripts for the outcome while there is a connection, which a toast may have to report lost. */
export function fetchOutcome(): void {
  for (const script of [import('../toasts/mount.tsx'), import('./SentPanel.tsx')]) {
    script.catch(() => undefined);
  }
}
