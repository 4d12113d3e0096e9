import { useEffect, useRef, useState } from 'react';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { QuoteDocument, QuoteTotals } from '#islands/quotes/QuoteDocument.tsx';
import { withdrawToast } from '#stores/toasts.ts';
import type { Elements } from '#ui/elements.ts';
import { ConflictPanel } from '../form/ConflictPanel.tsx';
import { KeptNote } from '../form/KeptNote.tsx';
import { StockState } from '../stock/StockState.tsx';
import { useStockCheck } from '../stock/use-stock-check.ts';
import { AddLines } from './AddLines.tsx';
import { EndBar } from './EndBar.tsx';
import { LateNote } from './LateNote.tsx';
import { MinimumNote } from './MinimumNote.tsx';
import { OtherEventNote } from './OtherEvent.tsx';
import { isUnpriced, quoteFaults, readableContent } from './quote-form-values.ts';
import { useQuoteForm, type QuoteForm } from './quote-form.ts';
import { quoteWords } from './quote-words.ts';
import { QuoteActions } from './QuoteActions.tsx';
import { QuotePart, QuoteText } from './QuoteFields.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { SendDialog } from './SendDialog.tsx';
import { QUOTE_EDITOR, QUOTE_HINTS, QUOTE_LABELS, QUOTE_LINES, QUOTES } from './texts.ts';
import { savedToast, useSaveQuote } from './use-save-quote.ts';

interface QuoteEditorProps {
  quote: QuoteView;
  inquiry: InquiryWorkView;
  /** Called with the link where it cannot be mailed: without an email address or a mail server. */
  onLink: (link: string) => void;
  onClose: () => void;
}

/**
 * The form of a draft. Input is kept on the device until it is saved; the draft is sent from here.
 */
export function QuoteEditor({ quote, inquiry, onLink, onClose }: QuoteEditorProps) {
  const form = useQuoteForm(quote);
  const save = useSaveQuote(quote, form);
  const formElement = useRef<HTMLFormElement>(null);
  /** Number of tries that errors stopped. */
  const [failedChecks, setFailedChecks] = useState(0);
  const [isSending, setSending] = useState(false);
  const content = readableContent(form.values);
  const { eventDate, lastDay, lines } = content;
  const totals = quoteTotals(content);
  const stock = useStockCheck({ inquiryId: inquiry.id, eventDate, lastDay, lines });

  // Scrolls to the first error, once per try.
  useEffect(() => {
    if (failedChecks + save.failures === 0) return;
    const fault = formElement.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-fault]',
    );
    fault?.focus();
    fault?.scrollIntoView({ block: 'center' });
  }, [failedChecks, save.failures]);

  /**
   * Calls `next` if there are no errors.
   * @param furtherFaults errors besides those that prevent saving
   */
  const check = (furtherFaults: Record<string, string>, next: () => unknown) => {
    const faults = { ...quoteFaults(form.values), ...furtherFaults };
    form.setErrors(faults);
    if (Object.keys(faults).length === 0) next();
    else setFailedChecks((count) => count + 1);
  };
  const openSend = () => {
    // The dialog says more, and a phone has no room for both.
    withdrawToast(savedToast(quote.number));
    setSending(true);
  };
  const send = () =>
    check(sendFaults(form), () => (form.isDirty ? save.save(openSend) : openSend()));
  return (
    <>
      <form
        ref={formElement}
        noValidate
        className="screen-only"
        aria-label={QUOTES.name(quote.number)}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter submits too, even with nothing to save.
          check({}, () => form.isDirty && save.save());
        }}
      >
        <KeptNote form={form} className="mt-3" />
        {save.theirs && (
          <ConflictPanel form={form} save={save} theirs={save.theirs} wordsOf={quoteWords} />
        )}
        <OtherEventNote content={content} inquiry={inquiry} />
        <Part title={QUOTE_EDITOR.event}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <QuoteText form={form} name="customer" required maxLength={MAX_LENGTH.name} />
            <QuoteText form={form} name="eventDate" type="date" />
            <QuoteText form={form} name="lastDay" type="date" />
            <QuoteText form={form} name="eventLocation" maxLength={MAX_LENGTH.eventLocation} />
          </div>
        </Part>
        <Part title={QUOTE_EDITOR.lines}>
          <LinesFault form={form} />
          <StockState stock={stock} />
          <QuoteLines form={form} requested={inquiry.lines} stock={stock} />
          <AddLines form={form} />
        </Part>
        <Part title={QUOTE_EDITOR.sums}>
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid content-start gap-4 sm:grid-cols-2">
              <QuotePart form={form} name="discount" />
              <QuotePart form={form} name="deposit" />
              <QuoteText form={form} name="delivery" inputMode="decimal" />
              <QuoteText form={form} name="setup" inputMode="decimal" />
              <QuoteText form={form} name="waiverPercent" inputMode="decimal" />
              <QuoteText form={form} name="taxPercent" inputMode="decimal" />
            </div>
            <div className="self-start rounded-md border border-ivory-300 bg-white p-4">
              <QuoteTotals fees={content} totals={totals} />
              <MinimumNote content={content} rule={inquiry.minimumRule} />
            </div>
          </div>
        </Part>
        <Part title={QUOTE_EDITOR.words}>
          <QuoteText form={form} name="intro" isLong maxLength={MAX_LENGTH.message} />
          <QuoteText form={form} name="terms" isLong maxLength={MAX_LENGTH.text} />
        </Part>
        <Part title={QUOTE_EDITOR.conditions}>
          <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <QuoteText form={form} name="validUntil" type="date" required />
            <QuoteText
              form={form}
              name="paymentLink"
              type="url"
              inputMode="url"
              maxLength={MAX_LENGTH.url}
            />
          </div>
          <LateNote content={content} />
          {inquiry.email !== '' && <Reminder form={form} />}
        </Part>
        {inquiry.deletedAt === null && (
          <div className="mt-4 -ml-3">
            <QuoteActions quote={quote} email={inquiry.email} onDiscarded={onClose} />
          </div>
        )}
        <EndBar form={form} save={save} total={totals.total} onSend={send} />
      </form>
      <div className="hidden print:block">
        <QuoteDocument quote={{ ...quote, content, totals, reference: inquiry.reference }} />
      </div>
      {isSending && (
        <SendDialog
          quote={quote}
          inquiry={inquiry}
          onSent={form.settle}
          onLink={onLink}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

/** @returns errors that prevent sending, but not saving */
function sendFaults({ values: { lines, validUntil } }: QuoteForm): Record<string, string> {
  const isPast = validUntil !== '' && validUntil < todayInDetroit(new Date());
  return {
    ...(lines.length === 0 && { lines: QUOTE_EDITOR.noLines }),
    ...(isPast && { validUntil: QUOTE_EDITOR.pastDay }),
  };
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="mt-6 space-y-4 border-t border-ivory-300 pt-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** Errors of the lines as a whole, and the number without a price. */
function LinesFault({ form: { errors, values } }: { form: QuoteForm }) {
  const unpriced = values.lines.filter(isUnpriced).length;
  const error = errors['lines'];
  return (
    <>
      {error && (
        <p data-fault tabIndex={-1} className="font-semibold text-rose-600">
          {error}
        </p>
      )}
      {unpriced > 0 && (
        <p className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
          {QUOTE_LINES.noPrices(unpriced)}
        </p>
      )}
    </>
  );
}

function Reminder({ form }: { form: QuoteForm }) {
  const id = `${form.id}-isReminded`;
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-night-900"
        aria-describedby={`${id}-hint`}
        checked={form.values.isReminded}
        onChange={({ target }) => form.set('isReminded', target.checked)}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {QUOTE_LABELS.isReminded}
        </label>
        <p id={`${id}-hint`} className="text-xs text-night-600">
          {QUOTE_HINTS.isReminded}
        </p>
      </div>
    </div>
  );
}
