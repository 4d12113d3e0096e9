import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { moment } from '../data/times.ts';
import { QUOTE_EDITOR, QUOTES } from './texts.ts';

interface AcceptedNoteProps {
  draft: Pick<QuoteView, 'createdAt'>;
  /** Of its request. */
  quotes: readonly Pick<QuoteView, 'number' | 'state' | 'answeredAt' | 'acceptedBy'>[];
}

/** Says that another quote was accepted since the draft was begun, before it is sent (@quote.editor-send). */
export function AcceptedNote({ draft, quotes }: AcceptedNoteProps) {
  const accepted = quotes.find(
    ({ state, answeredAt }) => state === 'accepted' && (answeredAt ?? '') > draft.createdAt,
  );
  return (
    <p
      role="status"
      className="screen-only mt-3 rounded-md bg-rose-100 p-3 font-semibold text-rose-600 empty:hidden"
    >
      {accepted?.answeredAt &&
        QUOTE_EDITOR.acceptedMeanwhile(
          accepted.acceptedBy,
          QUOTES.name(accepted.number),
          moment(accepted.answeredAt),
        )}
    </p>
  );
}
