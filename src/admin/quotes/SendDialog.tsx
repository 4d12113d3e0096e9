import { useId, useState, type SyntheticEvent } from 'react';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { firstName } from '#domain/first-name.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { QuoteDocument } from '#islands/quotes/QuoteDocument.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { useMailRoute } from '../accounts/session/use-me.ts';
import { useKeptText } from '../form/use-kept-text.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { NoMailServer } from '../parts/NoMailServer.tsx';
import { STOCK_CHECK } from '../stock/check-texts.ts';
import { ShortNote } from '../stock/ShortNote.tsx';
import { useStockCheck } from '../stock/use-stock-check.ts';
import { HoldNote } from './HoldNote.tsx';
import { LateNote } from './LateNote.tsx';
import { OtherEventCheck } from './OtherEvent.tsx';
import { QUOTE_MAIL, QUOTE_SEND, QUOTES } from './texts.ts';
import { useSend } from './use-send.ts';

interface SendDialogProps {
  quote: QuoteView;
  inquiry: InquiryWorkView;
  onSent: () => void;
  /** Called with the link where it cannot be mailed: without an email address or a mail server. */
  onLink: (link: string) => void;
  onClose: () => void;
}

/** Sends a saved draft. The message is kept on the device until it is sent. */
export function SendDialog({ quote, inquiry, onSent, onLink, onClose }: SendDialogProps) {
  const id = useId();
  // The preview has today's date.
  const [opened] = useState(() => new Date().toISOString());
  const subject = useTextWithDefault(`quote-subject/${quote.id}`, QUOTE_MAIL.subject(quote.number));
  const message = useTextWithDefault(
    `quote/${quote.id}`,
    QUOTE_MAIL.message(firstName(inquiry.name), quote.number),
  );
  const [isDespiteMove, setDespiteMove] = useState(false);
  const { eventDate, lastDay, lines } = quote.content;
  const stock = useStockCheck({ inquiryId: inquiry.id, eventDate, lastDay, lines });
  const hasEmail = inquiry.email !== '';
  const mail = useMailRoute();
  const isMailed = hasEmail && mail === 'server';
  const send = useSend({
    quote,
    inquiry,
    mail,
    onLink,
    // Called before the sent quote is shown, which unmounts the editor and this dialog.
    onSent: () => {
      subject.forget();
      message.forget();
      onSent();
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const written = hasEmail
      ? { subject: subject.text, message: message.text }
      : // The fields are hidden, so what was typed into them must not be refused.
        { subject: subject.defaultText, message: message.defaultText };
    send.mutate({ ...written, isDespiteMove });
  };
  const label = isMailed ? QUOTE_SEND.send : QUOTE_SEND.sendWithLink;
  const unpriced = quote.content.lines.filter(({ unitCents }) => unitCents === 0).length;
  return (
    <AdminModal
      title={QUOTE_SEND.title(QUOTES.name(quote.number))}
      onClose={onClose}
      className="reply-dialog"
    >
      <form className="space-y-4" onSubmit={submit}>
        <p className="break-words">
          {hasEmail ? QUOTE_SEND.to(inquiry.email) : QUOTE_SEND.noEmail}
        </p>
        {hasEmail && <NoMailServer recipient={inquiry.email} more={QUOTE_SEND.noServer} />}
        <p>{QUOTES.validUntil(formatEventDate(quote.content.validUntil))}</p>
        <HoldNote
          stock={stock}
          validUntil={quote.content.validUntil}
          isBooked={inquiry.status === 'booked'}
        />
        <LateNote content={quote.content} />
        <OtherEventCheck
          content={quote.content}
          inquiry={inquiry}
          isChecked={isDespiteMove}
          onCheck={setDespiteMove}
        />
        <ShortNote stock={stock} advice={STOCK_CHECK.offer} />
        {unpriced > 0 && (
          <p data-keep-clear className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
            {QUOTE_SEND.noPrices(unpriced)}
          </p>
        )}
        {hasEmail && (
          <>
            <TextField
              id={`${id}-subject`}
              name="subject"
              label={QUOTE_SEND.subject}
              required
              maxLength={MAX_LENGTH.title}
              error={send.fields['subject']}
              value={subject.text}
              onChange={({ target }) => subject.set(target.value)}
            />
            <TextAreaField
              id={`${id}-message`}
              name="message"
              label={QUOTE_SEND.message}
              hint={QUOTE_SEND.messageHint}
              rows={8}
              required
              maxLength={MAX_LENGTH.message}
              error={send.fields['message']}
              value={message.text}
              onChange={({ target }) => message.set(target.value)}
            />
          </>
        )}
        <details className="rounded-md border border-ivory-300 bg-white p-4">
          <summary className="font-semibold">{QUOTE_SEND.preview}</summary>
          <div className="mt-3">
            <QuoteDocument
              quote={{
                ...quote,
                reference: inquiry.reference,
                standing: 'open',
                sentAt: opened,
              }}
            />
          </div>
        </details>
        {send.problem !== '' && (
          <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
            {send.problem}
          </p>
        )}
        <Button look="night" type="submit" disabled={send.isPending}>
          {send.isPending
            ? QUOTE_SEND.sending
            : send.isOtherAccepted
              ? QUOTE_SEND.sendAnyway
              : label}
        </Button>
      </form>
    </AdminModal>
  );
}

/** A text with a default, kept on the device while it differs from that. */
function useTextWithDefault(key: string, defaultText: string) {
  const [kept, keep] = useKeptText(key);
  const [text, setText] = useState(kept || defaultText);
  return {
    text,
    defaultText,
    set: (next: string) => {
      setText(next);
      keep(next === defaultText ? '' : next);
    },
    forget: () => keep(''),
  };
}
