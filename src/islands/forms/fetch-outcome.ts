/**
 * Fetches the scripts that tell what became of a request, while there is a connection: a toast may have
 * to say that there is none. Where one does not arrive the form says it itself, and the next touch asks
 * again.
 */
export function fetchOutcome(): void {
  for (const script of [import('../toasts/mount.tsx'), import('./SentPanel.tsx')]) {
    script.catch(() => undefined);
  }
}
