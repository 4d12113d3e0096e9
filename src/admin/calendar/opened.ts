/** Id of the event whose request was opened last, to focus it on return. */
let openedId = '';

/** Remembers the event whose request is being opened. */
export function noteOpened(id: string): void {
  openedId = id;
}

/** @returns the link of the event opened last; null at the next call */
export function takeOpened(calendar: HTMLElement | null): HTMLElement | null {
  const id = openedId;
  openedId = '';
  return calendar?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`) ?? null;
}
