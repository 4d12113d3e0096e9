/** Hydrates an island of `client:intent` by a sign that its directive listens for (`intent.ts`). */
export function wake(island: Element): void {
  island.dispatchEvent(new Event('pointerover'));
}
