import type { TimelineEntryView } from '#contracts/inquiries/work.ts';

/**
 * @param event of the timeline, of a quote that was sent or finalized
 * @returns whether its mail has left (@quote.unmailed): not while it waits, once it was given up or stopped, where it
 *   was saved as a file, and where the link was passed on by hand
 */
export function wasMailed({ mails }: Pick<TimelineEntryView, 'mails'>): boolean {
  return mails.some(({ kind, state }) => kind === 'quote' && state === 'sent');
}
