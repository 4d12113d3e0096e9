import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { ACCEPT_WAYS, type AcceptWay } from '#domain/quote-standing.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { DialogFoot } from '../form/DialogFoot.tsx';
import { useKeptDialog } from '../form/use-kept-dialog.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { asChoices } from '../parts/Filters.tsx';
import { NoMailServer } from '../parts/NoMailServer.tsx';
import { OVERBOOK, STOCK_CHECK } from '../stock/check-texts.ts';
import { Overbook } from '../stock/Overbook.tsx';
import { shortagesOf } from '../stock/short-failure.ts';
import { ShortNote } from '../stock/ShortNote.tsx';
import { useStockCheck } from '../stock/use-stock-check.ts';
import { ACCEPT_FOR, ACCEPT_WAY_LABELS } from './accept-for-texts.ts';
import { QUOTES } from './texts.ts';
import { useQuoteWrite } from './use-quotes.ts';

interface AcceptForDialogProps {
  quote: QuoteView;
  /** Address of the customer; may be empty. */
  email: string;
  onClose: () => void;
}

interface Typed {
  way: AcceptWay;
  name: string;
  on: string;
  note: string;
  overbookReason: string;
  isMailed: boolean;
}

/**
 * Accepts a quote for its customer, who agreed elsewhere: books it as it stands
 * (@quote.accept-for).
 */
export function AcceptForDialog({ quote, email, onClose }: AcceptForDialogProps) {
  const id = useId();
  const [today] = useState(() => todayInDetroit(new Date()));
  const form = useKeptDialog<Typed>('quote-acceptances', quote.id, () => ({
    way: 'phone',
    name: quote.content.customer,
    on: today,
    note: '',
    overbookReason: '',
    isMailed: true,
  }));
  const typed = form.values;
  // A mail that was chosen before the address was removed is not sent.
  const isMailed = email !== '' && typed.isMailed;
  const set = (change: Partial<Typed>) => form.update((last) => ({ ...last, ...change }));
  const accept = useQuoteWrite(
    quote.inquiryId,
    (body: Typed) =>
      call(quoteEndpoints.acceptFor, {
        params: { id: quote.id },
        body: { ...body, version: quote.version },
      }),
    null,
  );
  const { content, inquiryId, id: quoteId } = quote;
  const stock = useStockCheck({ ...content, inquiryId, quoteId });
  const short = shortagesOf(accept.error);
  const { fields } = failureOf(accept.error);
  const problem = accept.error && short.length === 0 ? failureWords(accept.error) : '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (accept.isPending) return;
    // A reason typed for an earlier shortage does not count.
    const overbookReason = short.length > 0 ? typed.overbookReason : '';
    accept.mutate(
      { ...typed, isMailed, overbookReason },
      {
        onSuccess: () => {
          form.settle();
          notify(info(ACCEPT_FOR.done, QUOTES.name(quote.number)));
          onClose();
        },
      },
    );
  };
  return (
    <AdminModal
      needs={quoteEndpoints.acceptFor}
      title={ACCEPT_FOR.title(QUOTES.name(quote.number))}
      onClose={onClose}
    >
      <form className="space-y-4" onSubmit={submit}>
        <p>{ACCEPT_FOR.intro}</p>
        <FieldFrame id={`${id}-way`} label={ACCEPT_FOR.way} required>
          <Select
            id={`${id}-way`}
            items={asChoices(ACCEPT_WAY_LABELS)}
            value={typed.way}
            onChange={({ target }) =>
              set({ way: ACCEPT_WAYS.find((each) => each === target.value) ?? 'other' })
            }
          />
        </FieldFrame>
        <TextField
          id={`${id}-name`}
          name="name"
          label={ACCEPT_FOR.name}
          required
          maxLength={MAX_LENGTH.name}
          error={fields['name']}
          value={typed.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          id={`${id}-on`}
          name="on"
          type="date"
          label={ACCEPT_FOR.on}
          required
          max={today}
          error={fields['on']}
          value={typed.on}
          onChange={({ target }) => set({ on: target.value })}
        />
        <TextField
          id={`${id}-note`}
          name="note"
          label={ACCEPT_FOR.note}
          hint={ACCEPT_FOR.noteHint}
          maxLength={MAX_LENGTH.shortDescription}
          value={typed.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {email !== '' && (
          <CheckBox
            label={ACCEPT_FOR.mail}
            checked={typed.isMailed}
            onChange={(isChecked) => set({ isMailed: isChecked })}
          />
        )}
        {isMailed && <NoMailServer recipient={email} />}
        {short.length === 0 && <ShortNote stock={stock} advice={STOCK_CHECK.book} />}
        <Overbook
          id={id}
          short={short}
          reason={typed.overbookReason}
          onReason={(overbookReason) => set({ overbookReason })}
        />
        {problem !== '' && (
          <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
            {problem}
          </p>
        )}
        <DialogFoot
          form={form}
          label={short.length > 0 ? OVERBOOK.book : ACCEPT_FOR.save}
          disabled={accept.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}
