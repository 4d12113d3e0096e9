import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { peopleEndpoints, type PersonPage, type PersonView } from '#contracts/people.ts';
import { notify } from '#stores/toasts.ts';
import { EntranceField, EntranceForm } from '../accounts/session/EntranceForm.tsx';
import { SIGN_IN } from '../accounts/texts.ts';
import { saveFile } from '../data/save-file.ts';
import { erasedText, eraseQuestion, storedTexts, PEOPLE } from '../inquiries/texts.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';

/** For owners: finds, exports and erases one person's data. */
export function People() {
  const [found, setFound] = useState<{ email: string; stored: PersonView } | null>(null);
  return (
    <Page title={PEOPLE.title} intro={PEOPLE.intro}>
      <Section title={PEOPLE.findTitle}>
        <div className="max-w-md">
          <EntranceForm
            label={PEOPLE.find}
            send={async (typed) => {
              const email = typed('email');
              return { email, stored: await call(peopleEndpoints.find, { body: { email } }) };
            }}
            onDone={setFound}
          >
            <EntranceField kind="email" autoComplete="off" />
          </EntranceForm>
        </div>
        <p className="mt-4 text-xs text-night-600">{PEOPLE.findHint}</p>
      </Section>
      {found && (
        <Stored
          key={found.email}
          {...found}
          onErased={(stored) => setFound({ email: found.email, stored })}
        />
      )}
    </Page>
  );
}

interface StoredProps {
  /** As typed. */
  email: string;
  stored: PersonView;
  /** @param left data still stored */
  onErased: (left: PersonView) => void;
}

/** A person's stored data, with export and erasing. */
function Stored({ email, stored, onErased }: StoredProps) {
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses what was found, and after erasing what is left, because the pressed button is gone.
  useEffect(() => title.current?.focus(), [stored]);
  const saving = useMutation({
    mutationFn: () => saveStored(email),
    onSuccess: (isComplete) => {
      if (!isComplete) notify(ADMIN_TOASTS.personFileIncomplete);
    },
    meta: { failed: PEOPLE.notDownloaded },
  });
  const erasing = useMutation({
    mutationFn: () => call(peopleEndpoints.erase, { body: { email } }),
    onSuccess: (erased) => {
      notify(ADMIN_TOASTS.personErased(erasedText(erased)));
      onErased(erased.left);
    },
    meta: { failed: PEOPLE.notErased, rereads: [inquiryEndpoints.list.path] },
  });
  const { requests, emails } = countsOf(stored);
  const isBusy = saving.isPending || erasing.isPending;
  return (
    <section aria-labelledby="stored-title">
      <h3 id="stored-title" ref={title} tabIndex={-1} className="text-xl break-words outline-none">
        {PEOPLE.storedTitle(stored.mailbox)}
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {storedTexts(stored).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {requests + emails > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="night" disabled={isBusy} onClick={() => saving.mutate()}>
            {saving.isPending ? SIGN_IN.wait : PEOPLE.download}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => setAsking(true)}>
            {erasing.isPending ? SIGN_IN.wait : PEOPLE.erase}
          </Button>
        </div>
      )}
      <p className="mt-4 text-xs text-night-600">{PEOPLE.limits}</p>
      {isAsking && (
        <ConfirmDialog
          title={PEOPLE.eraseTitle(stored.mailbox)}
          text={eraseQuestion(requests, emails, stored.mails.waiting)}
          label={PEOPLE.eraseConfirm}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** @returns how many requests, spooled ones included, and emails can be downloaded or erased */
export function countsOf({ requests, mails, spool }: PersonView) {
  const { sent, filed, waiting, failed } = mails;
  return { requests: requests + (spool?.requests ?? 0), emails: sent + filed + waiting + failed };
}

/**
 * Downloads all pages of a person's data as one JSON file.
 * @returns false if spooled requests are missing because the spool was unavailable
 * @throws as `call` does
 */
async function saveStored(email: string): Promise<boolean> {
  const requests: PersonPage['requests'] = [];
  let waiting: PersonPage['waiting'] = [];
  for (let page = 1; ; page += 1) {
    const exported = await call(peopleEndpoints.export, { body: { email, page } });
    if (page === 1) ({ waiting } = exported);
    requests.push(...exported.requests);
    if (exported.requests.length === 0) break;
  }
  const madeAt = new Date().toISOString();
  const text = JSON.stringify({ email, madeAt, requests, notInDatabase: waiting }, null, 2);
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `personal-data-${madeAt.slice(0, 10)}.json`,
  );
  return waiting !== null;
}
