/** What a mail about a changed or canceled event names below the words of staff (@event.moved-mail). */
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { unlinked } from '#domain/unlinked.ts';
import { eventDays, eventLabel, placeLabel } from '#site/quotes/texts.ts';
import { button, facts, list, note, type Block } from '../../mail/blocks.ts';
import * as text from '../../mail/texts.ts';

/**
 * The place and former details may be a visitor's words, which are no link.
 * @param changes what was and what is, one per line; may be empty
 * @param link to the customer's page; may be empty
 */
export function aboutEvent(
  event: Pick<InquiryRow, 'eventDate' | 'lastDay' | 'eventLocation'>,
  { changes, link }: { changes: string; link: string },
): Block[] {
  return [
    facts([
      [eventLabel, eventDays(event)],
      [placeLabel, unlinked(event.eventLocation)],
    ]),
    list(text.whatChanged, changes.split('\n').filter(Boolean).map(unlinked)),
    button(link, text.openEvent),
    ...(link === '' ? [] : [note(text.linkIsYours)]),
  ];
}
