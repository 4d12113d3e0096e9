import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import { peopleEndpoints, type PersonView } from '#contracts/admin/people.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { eraseQuestion, erasedWords, heldWords, isHeld } from './people-words.ts';
import { saveHeld } from './save-file.ts';

interface HeldProps {
  /** As it was typed. */
  email: string;
  held: PersonView;
  /** @param left what is held afterwards */
  onErased: (left: PersonView) => void;
}

/** What is held of a person, and what can be done with it. */
export function Held({ email, held, onErased }: HeldProps) {
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
    onError: (error) => notify(ADMIN_TOASTS.failed('No file was made', failureWords(error))),
  });
  const erasing = useMutation({
    mutationFn: () => call(peopleEndpoints.erase, { body: { email } }),
    onSuccess: async (erased) => {
      notify(ADMIN_TOASTS.personErased(erasedWords(erased)));
      onErased(erased.left);
      await refetch([inquiryEndpoints.list.path]);
    },
    onError: (error) => notify(ADMIN_TOASTS.failed('Not erased', failureWords(error))),
  });
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
        {`Kept about ${held.mailbox}`}
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {heldWords(held).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isHeld(held) && (
        <div className="mt-4 flex flex-wrap gap-2">
          <button
            type="button"
            className="button button-night"
            {...whenFree(() => saving.mutate())}
          >
            {saving.isPending ? 'One moment…' : 'Download as a file'}
          </button>
          <button
            type="button"
            className="button-danger button"
            {...whenFree(() => setAsked(true))}
          >
            {erasing.isPending ? 'One moment…' : 'Erase'}
          </button>
        </div>
      )}
      <p className="mt-4 text-xs text-night-600">
        This can’t reach emails that were already delivered, or earlier backups. Counters against
        spam hold only scrambled addresses that can’t be traced to a person, and are deleted within
        a day or two.
      </p>
      {isAsked && (
        <ConfirmDialog
          title={`Erase ${held.mailbox}?`}
          text={eraseQuestion(held)}
          label="Erase for good"
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
