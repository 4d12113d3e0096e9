import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import {
  agreedSchema,
  bookedEndpoints,
  type AgreedInput,
} from '#contracts/inquiries/booked-events.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { totalProblem } from '#contracts/quotes/line.ts';
import { NO_FEES } from '#domain/agreed-totals.ts';
import { firstName } from '#domain/first-name.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { schemaFaults } from '../../form/field-faults.ts';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { ItemSearch } from '../../parts/ItemSearch.tsx';
import { amountError } from '../../quotes/typed-numbers.ts';
import { OVERBOOK } from '../../stock/check-texts.ts';
import { Overbook } from '../../stock/Overbook.tsx';
import { shortagesOf } from '../../stock/short-failure.ts';
import { eventDays } from '../event-words.ts';
import { mailBody, NO_MAIL } from '../mail-change.ts';
import { MailChange } from '../MailChange.tsx';
import { useWork } from '../use-work.ts';
import {
  agreedBody,
  agreedField,
  agreedValues,
  amountsOf,
  blankLine,
  lineOffers,
  type AgreedLineValues,
  type AgreedValues,
} from './agreed-values.ts';
import { AgreedAmounts } from './AgreedAmounts.tsx';
import { AgreedLine } from './AgreedLine.tsx';
import { AGREED } from './texts.ts';

interface AgreedDialogProps {
  inquiry: InquiryWorkView;
  onClose: () => void;
}

const NOTHING: AgreedValues = { lines: [], total: '', deposit: '' };

/** Input besides what was agreed: a reason to overbook, and the mail to the customer. */
const NO_EXTRAS = { overbookReason: '', ...NO_MAIL };

/** Changes what was agreed, by phone for example (@event.agreed); checked like a booking. */
export function AgreedDialog({ inquiry, onClose }: AgreedDialogProps) {
  const id = useId();
  const { agreed, version } = inquiry;
  const form = useKeptDialog('agreed', inquiry.id, () => ({
    ...(agreed ? agreedValues(agreed) : NOTHING),
    ...NO_EXTRAS,
  }));
  const { values } = form;
  const amounts = amountsOf(values, agreed?.fees ?? NO_FEES);
  const suggested = AGREED.firstMessage(firstName(inquiry.name), amounts.total, eventDays(inquiry));
  const mayMail = inquiry.email !== '';
  const [faults, setFaults] = useState<Record<string, string>>({});
  const save = useWork(
    inquiry.id,
    (body: AgreedInput) => call(bookedEndpoints.agree, { params: { id: inquiry.id }, body }),
    AGREED.notSaved,
    { showsShortages: () => true },
  );
  const short = shortagesOf(save.error);
  const isShort = short.length > 0;
  const errors: Record<string, string | undefined> = {
    ...(!isShort && failureOf(save.error).fields),
    ...faults,
  };
  const change = (next: Partial<AgreedValues>) => {
    setFaults({});
    form.update((last) => ({ ...last, ...next }));
  };
  const changeLine = (key: string, next: Partial<AgreedLineValues>) =>
    change({ lines: values.lines.map((line) => (line.key === key ? { ...line, ...next } : line)) });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    // A reason typed for an earlier shortage does not count.
    const overbookReason = isShort ? values.overbookReason : '';
    const mail = mailBody(values, { mayMail, suggested });
    const body = agreedBody(values, amounts, { version, overbookReason, ...mail });
    const found = faultsOf(values, body, agreed?.totalCents);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    save.mutate(body, {
      onSuccess: () => {
        form.settle();
        notify(info(AGREED.saved, inquiry.name));
        onClose();
      },
    });
  };
  return (
    <AdminModal
      needs={bookedEndpoints.agree}
      title={AGREED.editTitle}
      onClose={onClose}
      className="reply-dialog"
    >
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{AGREED.intro}</p>
        <ul className="space-y-3">
          {values.lines.map((line, index) => (
            <AgreedLine
              key={line.key}
              id={id}
              index={index}
              line={line}
              eventDate={inquiry.eventDate}
              errors={errors}
              onChange={(next) => changeLine(line.key, next)}
              onRemove={() => change({ lines: values.lines.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
        <ItemSearch
          id={`${id}-add`}
          label={AGREED.addCatalog}
          offersOf={lineOffers}
          onPick={({ line }) => change({ lines: [...values.lines, { ...blankLine(), ...line }] })}
        />
        <Button look="outline" onClick={() => change({ lines: [...values.lines, blankLine()] })}>
          {AGREED.add}
        </Button>
        <AgreedAmounts id={id} amounts={amounts} errors={errors} onChange={change} />
        <Overbook
          id={id}
          short={short}
          reason={values.overbookReason}
          onReason={(reason) => form.set('overbookReason', reason)}
        />
        {mayMail && (
          <MailChange
            id={id}
            email={inquiry.email}
            values={values}
            suggested={suggested}
            error={errors['message']}
            onChange={(next) => form.update((last) => ({ ...last, ...next }))}
          />
        )}
        <DialogFoot
          form={form}
          label={isShort ? OVERBOOK.save : AGREED.save}
          disabled={save.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}

/** @returns errors by field, in the order of the form */
function faultsOf(
  values: AgreedValues,
  body: AgreedInput,
  booked: number | undefined,
): Record<string, string> {
  const typed = [
    ...values.lines.map(({ price }, index) => [`lines.${index}.price`, price] as const),
    ['total', values.total] as const,
    ['deposit', values.deposit] as const,
  ].flatMap(([name, text]) => {
    const problem = amountError(text);
    return problem === '' ? [] : [[name, problem] as const];
  });
  const { error } = agreedSchema.safeParse(body);
  const tooHigh = totalProblem(body.totalCents, booked);
  return {
    ...schemaFaults(error, agreedField),
    ...(tooHigh !== '' && { total: tooHigh }),
    ...Object.fromEntries(typed),
  };
}
