import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { eventInWords, isOtherEvent } from '#domain/same-event.ts';
import { OTHER_EVENT } from '../stock/check-texts.ts';

interface OtherEventProps {
  content: Pick<QuoteContent, 'eventDate' | 'lastDay' | 'eventLocation'>;
  inquiry: Pick<InquiryWorkView, 'status' | 'eventDate' | 'lastDay' | 'eventLocation'>;
}

/** Warns that the draft has another date or place than its request (@quote.editor-other-event). */
export function OtherEventNote({ content, inquiry }: OtherEventProps) {
  return (
    <p
      role="status"
      data-keep-clear
      className="mt-3 rounded-md bg-rose-100 p-3 font-semibold text-rose-600 empty:hidden"
    >
      {isOtherEvent(content, inquiry) && OTHER_EVENT.text(eventInWords(inquiry))}
    </p>
  );
}

interface OtherEventCheckProps extends OtherEventProps {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** The same warning before sending, with a required checkbox. */
export function OtherEventCheck({ isChecked, onCheck, ...about }: OtherEventCheckProps) {
  if (!isOtherEvent(about.content, about.inquiry)) return null;
  return (
    <div className="space-y-2">
      <OtherEventNote {...about} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          required
          className="size-5 shrink-0 accent-night-900"
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
        />
        <span>{OTHER_EVENT.check}</span>
      </label>
    </div>
  );
}
