import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { readableAddress } from '#domain/mail-address.ts';
import * as text from '#site/lists/texts.ts';
import { rememberedDetails } from '#stores/draft.ts';
import { readFields } from '#stores/forms/inquiry.ts';
import { mailList, type ListMailOutcome } from '#stores/list-mail.ts';
import { TextField } from '#ui/Field.tsx';
import { useIntoView } from '#ui/use-into-view.ts';
import { Verbatim } from '#ui/Verbatim.tsx';

const NOTHING_SENT: ListMailOutcome = { message: '', isSent: false, errors: {} };

/** A form that mails the list (@list-mail.send). @param props.onCopyLink offered instead if no mail is sent */
export function MailList({ onCopyLink }: { onCopyLink: () => void }) {
  const [outcome, setOutcome] = useState(NOTHING_SENT);
  /** Those that the message names. */
  const [addresses, setAddresses] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  const [details] = useState(rememberedDetails);
  const form = useRef<HTMLFormElement>(null);
  const { message, isSent, errors } = outcome;
  const outcomeBox = useIntoView<HTMLDivElement>(message);

  // On a phone the form opens below the window.
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  /** Clears the error of a field that is typed into; the next press checks it again. */
  const correct = (field: 'email' | 'partner') =>
    setOutcome((last) => ({ ...last, errors: { ...last.errors, [field]: undefined } }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { email, partner } = readFields(event.currentTarget, ['email', 'partner']);
    const fields = { email, partner: readableAddress(partner) };
    setPending(true);
    setOutcome(NOTHING_SENT);
    const result = await mailList(fields);
    setPending(false);
    setAddresses(Object.values(fields));
    setOutcome(result);
    const [field] = Object.keys(result.errors);
    if (field !== undefined) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={text.mailTitle}
      className="space-y-4 rounded-md border border-ivory-500 p-4 print:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        id="list-email"
        name="email"
        type="email"
        label={text.mailTo}
        error={errors.email}
        onInput={() => correct('email')}
        maxLength={MAX_LENGTH.email}
        autoComplete="email"
        defaultValue={details.email ?? ''}
        required
      />
      <TextField
        id="list-partner"
        name="partner"
        type="email"
        label={text.mailPartner}
        error={errors.partner}
        onInput={() => correct('partner')}
        maxLength={MAX_LENGTH.email}
        autoComplete="off"
      />
      <p className="text-xs text-night-600">{text.mailNote}</p>
      <button type="submit" className="button w-full button-night" aria-disabled={pending}>
        {pending ? text.mailPending : text.mailButton}
      </button>
      <div
        ref={outcomeBox}
        data-keep-clear={message === '' ? undefined : true}
        className={
          message === '' || isSent ? '' : 'space-y-3 rounded-md border border-rose-600 bg-white p-3'
        }
      >
        <p
          role="status"
          className={`text-sm font-semibold empty:hidden ${isSent ? 'text-leaf-700' : 'text-rose-600'}`}
        >
          <Verbatim text={message} parts={addresses} />
        </p>
        {message !== '' && !isSent && (
          <button
            type="button"
            className="button min-h-11 w-full button-outline"
            onClick={onCopyLink}
          >
            {text.copyLink}
          </button>
        )}
      </div>
    </form>
  );
}
