import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import { peopleEndpoints, type PersonView } from '#contracts/admin/people.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/queries.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { EmailField, EntranceForm, typed } from '../session/EntranceForm.tsx';
import { SIGN_IN } from '../texts/accounts.ts';
import { erasedText, eraseQuestion, heldTexts, PEOPLE } from '../texts/inquiries.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';
import { saveHeld } from './save-file.ts';

/** For owners: what is held of one person who sent requests, as a file, and how to erase it. */
export function People() {
  const [found, setFound] = useState<{ email: string; held: PersonView } | null>(null);
  const find = async (fields: FormData) => {
    const email = typed(fields, 'email');
    return { email, held: await call(peopleEndpoints.find, { body: { email } }) };
  };
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">{PEOPLE.title}</h2>
        <p className="text-night-600">{PEOPLE.intro}</p>
      </div>
      <section aria-labelledby="person-title">
        <h3 id="person-title" className="mb-3 text-xl">
          {PEOPLE.findTitle}
        </h3>
        <div className="max-w-md">
          <EntranceForm label={PEOPLE.find} send={find} onDone={setFound}>
            {(errors) => <EmailField id="person-email" autoComplete="off" error={errors.email} />}
          </EntranceForm>
        </div>
        <p className="mt-4 text-xs text-night-600">{PEOPLE.findHint}</p>
      </section>
      {found && (
        <Held
          key={found.email}
          {...found}
          onErased={(held) => setFound({ email: found.email, held })}
        />
      )}
    </div>
  );
}

interface HeldProps {
  /** As it was typed. */
  email: string;
  held: PersonView;
  /** @param left what is held afterwards */
  onErased: (left: PersonView) => void;
}

/** What is held of a person, and what can be done with it. */
function Held({ email, held, onErased }: HeldProps) {
  const refetch = useRefetch();
  const [isAsked, setAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // It answers a press elsewhere: whoever listens is taken here, also when the buttons are gone.
  useEffect(() => title.current?.focus(), [held]);
  const saving = useMutation({
    mutationFn: () => saveHeld(email),
    onSuccess: (isComplete) => {
      if (!isComplete) notify(ADMIN_TOASTS.personFileIncomplete);
    },
    onError: (error) => notify(ADMIN_TOASTS.failed(PEOPLE.notDownloaded, failureWords(error))),
  });
  const erasing = useMutation({
    mutationFn: () => call(peopleEndpoints.erase, { body: { email } }),
    onSuccess: async (erased) => {
      notify(ADMIN_TOASTS.personErased(erasedText(erased)));
      onErased(erased.left);
      await refetch([inquiryEndpoints.list.path]);
    },
    onError: (error) => notify(ADMIN_TOASTS.failed(PEOPLE.notErased, failureWords(error))),
  });
  const { requests, emails } = countsOf(held);
  const isBusy = saving.isPending || erasing.isPending;
  /** In place of `disabled`, which takes the focus from what was pressed. */
  const whenFree = (act: () => void) => ({
    'aria-disabled': isBusy,
    onClick: () => {
      if (!isBusy) act();
    },
  });
  return (
    <section aria-labelledby="held-title">
      <h3 id="held-title" ref={title} tabIndex={-1} className="text-xl break-words outline-none">
        {PEOPLE.heldTitle(held.mailbox)}
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {heldTexts(held).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {requests + emails > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <button
            type="button"
            className="button button-night"
            {...whenFree(() => saving.mutate())}
          >
            {saving.isPending ? SIGN_IN.wait : PEOPLE.download}
          </button>
          <button
            type="button"
            className="button-danger button"
            {...whenFree(() => setAsked(true))}
          >
            {erasing.isPending ? SIGN_IN.wait : PEOPLE.erase}
          </button>
        </div>
      )}
      <p className="mt-4 text-xs text-night-600">{PEOPLE.limits}</p>
      {isAsked && (
        <ConfirmDialog
          title={PEOPLE.eraseTitle(held.mailbox)}
          text={eraseQuestion(requests, emails, held.mails.waiting)}
          label={PEOPLE.eraseConfirm}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

/** @returns how much there is to download or to delete, also of what waits for the database */
export function countsOf({ requests, mails, spool }: PersonView): {
  requests: number;
  emails: number;
} {
  const { sent, filed, waiting, failed } = mails;
  return { requests: requests + (spool?.requests ?? 0), emails: sent + filed + waiting + failed };
}
