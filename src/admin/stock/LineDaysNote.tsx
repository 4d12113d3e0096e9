import { formatEventDay, parseEventDate } from '#domain/event-date.ts';
import { missesEvent, type EventLine } from '#domain/event-stock.ts';
import { LINE_DAYS } from './check-texts.ts';

interface LineDaysNoteProps {
  /** Days as typed; empty: by its item's rule. */
  line: Pick<EventLine, 'outOn' | 'backOn'>;
  /** First day of the event, as typed. */
  eventDate: string;
}

/** Explains the fields for the days of a line, and says when those typed miss the event (@stock.line-days). */
export function LineDaysNote({ line, eventDate }: LineDaysNoteProps) {
  const isMissed = parseEventDate(eventDate) !== null && missesEvent(line, eventDate);
  return (
    <>
      <p className="mt-1 text-xs text-night-600">{LINE_DAYS.hint}</p>
      <p role="status" className="text-xs font-semibold text-rose-600">
        {isMissed && LINE_DAYS.misses(formatEventDay(eventDate))}
      </p>
    </>
  );
}
