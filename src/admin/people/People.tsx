import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { write } from '#api-client/admin.ts';
import type { ErasedView, PersonInput, PersonView } from '#contracts/admin/people.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/queries.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { EmailField, EntranceForm, typed } from '../session/EntranceForm.tsx';
import { erasedWords, eraseQuestion, heldWords, isHeld } from './people-words.ts';
import { saveHeld } from './save-file.ts';

/** For owners: what is held of one person who sent requests, as a file, and how to erase it. */
export function People() {
  const [found, setFound] = useState<{ email: string; held: PersonView } | null>(null);
  const find = async (fields: FormData) => {
    const email = typed(fields, 'email');
    const body: PersonInput = { email };
    return { email, held: await write<PersonView>('POST', `${ADMIN_API_PATHS.people}/find`, body) };
  };
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">Personal data</h2>
        <p className="text-night-600">
          For someone who asks for a copy of what you have about them, or asks you to delete it. It
          covers everyone who sent a request; staff are managed under Staff.
        </p>
      </div>
      <section aria-labelledby="person-title">
        <h3 id="person-title" className="mb-3 text-xl">
          Find a person
        </h3>
        <div className="max-w-md">
          <EntranceForm label="Find" send={find} onDone={setFound}>
            {(errors) => <EmailField id="person-email" autoComplete="off" error={errors.email} />}
          </EntranceForm>
        </div>
        <p className="mt-4 text-xs text-night-600">
          All spellings of an address are found: ada+party@example.com counts as ada@example.com.
        </p>
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
    onError: (error) => notify(ADMIN_TOASTS.failed('No file was made', failureWords(error))),
  });
  const erasing = useMutation({
    mutationFn: () => {
      const body: PersonInput = { email };
      return write<ErasedView>('POST', `${ADMIN_API_PATHS.people}/erase`, body);
    },
    onSuccess: async (erased) => {
      notify(ADMIN_TOASTS.personErased(erasedWords(erased)));
      onErased(erased.left);
      await refetch([ADMIN_API_PATHS.inquiries]);
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
