import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import type { InquiryWorkView } from '#contracts/admin/inquiry-work.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes.ts';
import type { MailRoute } from '#contracts/staff.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { firstName } from '#domain/first-name.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { said } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { useKeptText } from '../inquiries/use-kept-text.ts';
import { Button } from '../parts/Button.tsx';
import { useMe } from '../session/use-me.ts';
import { QUOTE_MAIL, QUOTE_SEND, QUOTES } from '../texts/quotes.ts';
import { noMailServer } from '../texts/toasts.ts';
import { LateNote } from './LateNote.tsx';
import { QuoteDocument } from './QuoteDocument.tsx';
import { useTakeQuote } from './use-quotes.ts';

interface SendDialogProps {
  quote: QuoteView;
  inquiry: InquiryWorkView;
  onSent: () => void;
  /** Told of the link, where there is no email address or no mail server to send it with. */
  onLink: (link: string) => void;
  onClose: () => void;
}

/** Sends a saved draft; what is typed into the message stays on the device until it is sent. */
export function SendDialog({ quote, inquiry, onSent, onLink, onClose }: SendDialogProps) {
  const id = useId();
  // What the customer sees has today's date.
  const [opened] = useState(() => new Date().toISOString());
  const subject = useFilledText(`quote-subject/${quote.id}`, QUOTE_MAIL.subject(quote.number));
  const message = useFilledText(
    `quote/${quote.id}`,
    QUOTE_MAIL.message(firstName(inquiry.name), quote.number),
  );
  const hasEmail = inquiry.email !== '';
  const mail = useMe(true).data?.mail ?? 'server';
  const isMailed = hasEmail && mail === 'server';
  const send = useSend({
    quote,
    inquiry,
    mail,
    onLink,
    // Once it is no draft anymore, the editor goes, and this dialog with it.
    onSent: () => {
      subject.forget();
      message.forget();
      onSent();
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate({ subject: subject.text, message: message.text });
  };
  const label = isMailed ? QUOTE_SEND.send : QUOTE_SEND.sendWithLink;
  const unpriced = quote.content.lines.filter(({ unitCents }) => unitCents === 0).length;
  return (
    <Modal
      title={QUOTE_SEND.title(QUOTES.name(quote.number))}
      onClose={onClose}
      className="reply-dialog"
    >
      <form className="space-y-4" onSubmit={submit}>
        <p className="break-words">
          {hasEmail ? QUOTE_SEND.to(inquiry.email) : QUOTE_SEND.noEmail}
        </p>
        {hasEmail && mail !== 'server' && (
          <p data-keep-clear className="rounded-md bg-brass-200 p-3 break-words">
            {`${noMailServer(inquiry.email, mail)} ${QUOTE_SEND.noServer[mail]}`}
          </p>
        )}
        <p>{QUOTES.validUntil(formatEventDate(quote.content.validUntil))}</p>
        <LateNote content={quote.content} />
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
        <Button look="night" type="submit" isOff={send.isPending}>
          {send.isPending ? QUOTE_SEND.sending : send.isAccepted ? QUOTE_SEND.sendAnyway : label}
        </Button>
      </form>
    </Modal>
  );
}

/** A text that is filled in at first, and kept on the device once it is another. */
function useFilledText(key: string, filled: string) {
  const [kept, keep] = useKeptText(key);
  const [text, setText] = useState(kept || filled);
  return {
    text,
    set: (next: string) => {
      setText(next);
      keep(next === filled ? '' : next);
    },
    forget: () => keep(''),
  };
}

/** Sends it; where an earlier one was accepted meanwhile, only the second press does. */
function useSend({
  quote,
  inquiry,
  mail,
  onSent,
  onLink,
}: Omit<SendDialogProps, 'onClose'> & { mail: MailRoute }) {
  const client = useQueryClient();
  const take = useTakeQuote(inquiry.id);
  const refetch = useRefetch();
  const [accepted, setAccepted] = useState<QuoteView | null>(null);
  const [problem, setProblem] = useState('');
  const params = { id: quote.id };

  /** @returns why it was not sent; where that is an acceptance, the next press sends it anyway */
  const explain = async (error: unknown): Promise<string> => {
    if (!('isDespiteAcceptance' in failureOf(error).fields)) return failureWords(error);
    const query = queryOf(quoteEndpoints.list, { params: { id: inquiry.id } });
    const all = await client.query({ ...query, staleTime: 0 });
    const other = all.find(({ id, standing }) => id !== quote.id && standing === 'accepted');
    if (!other?.answeredAt) return failureWords(error);
    setAccepted(other);
    return QUOTE_SEND.accepted(
      other.acceptedBy,
      QUOTES.name(other.number),
      moment(other.answeredAt),
    );
  };

  const mutation = useMutation({
    mutationFn: (written: { subject: string; message: string }) =>
      call(quoteEndpoints.send, {
        params,
        body: {
          ...written,
          version: quote.version,
          isDespiteAcceptance: accepted !== null,
          isMailed: inquiry.email !== '',
        },
      }),
    onMutate: () => setProblem(''),
    onSuccess: async (sent) => {
      onSent();
      take(sent);
      void refetch([inquiryEndpoints.list.path]);
      if (inquiry.email !== '' && mail === 'server') {
        notify(said(QUOTE_SEND.finalized, QUOTE_SEND.mailedTo(inquiry.email)));
        return;
      }
      notify(said(QUOTE_SEND.finalized, QUOTE_SEND.sentWithoutEmail));
      // Without it there is "New link" on the page of what was sent.
      await call(quoteEndpoints.addLink, { params }).then(
        ({ link }) => onLink(link),
        () => null,
      );
      void refetch([inquiryEndpoints.list.path]);
    },
    onError: async (error) => {
      try {
        setProblem(await explain(error));
      } catch (unread) {
        setProblem(failureWords(unread));
      }
    },
  });
  return {
    mutate: mutation.mutate,
    isPending: mutation.isPending,
    isAccepted: accepted !== null,
    /** Why it was not sent, in words; empty when nothing is wrong. */
    problem,
    fields: failureOf(mutation.error).fields,
  };
}
