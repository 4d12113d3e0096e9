/** Id of the event whose request was opened last: who comes back goes on there. */
let opened = '';

/** Notes that somebody opens the request of this event. */
export function noteOpened(id: string): void {
  opened = id;
}

/** @returns the link to the event whose request was opened last, once */
export function takeOpened(calendar: HTMLElement | null): HTMLElement | null {
  const id = opened;
  opened = '';
  return calendar?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`) ?? null;
}
