import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { ROLES } from '#contracts/permissions.ts';
import { staffEndpoints, type InvitationLinkView, type InvitationView } from '#contracts/staff.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { day } from '../data/times.ts';
import { EmailField, EntranceForm, typed } from '../session/EntranceForm.tsx';
import { INVITATIONS, ROLE_LABELS } from '../texts/accounts.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';

const { path: PATH } = staffEndpoints.invitations;

/** Invites somebody by mail or by a link to pass on, and withdraws what was not taken up. */
export function Invitations() {
  const refetch = useRefetch();
  const { data } = useQuery(queryOf(staffEndpoints.invitations));
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState<(InvitationLinkProps & { id: string }) | null>(null);
  const withdrawal = useMutation({
    mutationFn: ({ id }: InvitationView) => call(staffEndpoints.withdraw, { params: { id } }),
    onSuccess: (_, { id, email }) => {
      setShown((last) => (last?.id === id ? null : last));
      notify(ADMIN_TOASTS.invitationCanceled(email));
    },
    onError: (error) => notify(ADMIN_TOASTS.failed(INVITATIONS.notCanceled, failureWords(error))),
    onSettled: () => refetch([PATH]),
  });
  const renewal = useMutation({
    mutationFn: ({ id }: InvitationView) => call(staffEndpoints.renewLink, { params: { id } }),
    onSuccess: (link) => setShown({ ...link, isMailed: false }),
    onError: (error) => notify(ADMIN_TOASTS.failed(INVITATIONS.noNewLink, failureWords(error))),
    onSettled: () => refetch([PATH]),
  });
  const invite = (fields: FormData) => {
    const role = ROLES.find((each) => each === typed(fields, 'role')) ?? 'editor';
    return call(staffEndpoints.invite, { body: { email: typed(fields, 'email'), role } });
  };
  return (
    <section aria-labelledby="invitations-title">
      <h3 id="invitations-title" className="mb-3 text-xl">
        {INVITATIONS.title}
      </h3>
      <div className="max-w-md">
        <EntranceForm
          key={count}
          label={INVITATIONS.submit}
          send={invite}
          onDone={(created) => {
            const isMailed = created.mail === 'server';
            notify(ADMIN_TOASTS.invited(created.email, isMailed));
            setShown({ ...created, isMailed });
            setCount(count + 1);
            void refetch([PATH]);
          }}
        >
          {(errors) => (
            <>
              <EmailField id="invitation-email" autoComplete="off" error={errors.email} />
              <FieldFrame id="invitation-role" label={INVITATIONS.role} error={errors.role}>
                <Select
                  id="invitation-role"
                  name="role"
                  items={ROLE_CHOICES}
                  defaultValue="editor"
                />
              </FieldFrame>
            </>
          )}
        </EntranceForm>
      </div>
      {shown && <InvitationLink {...shown} />}
      {data && data.length > 0 && (
        <ul className="mt-5 divide-y divide-ivory-300" aria-label={INVITATIONS.open}>
          {data.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-3 py-2">
              <p className="min-w-0 grow break-words">
                {INVITATIONS.entry(invitation.email, invitation.role, day(invitation.expiresAt))}
                <span className="block text-xs text-night-600">
                  {INVITATIONS.invitedBy(invitation.invitedBy)}
                </span>
              </p>
              <button
                type="button"
                className="button button-outline"
                aria-label={INVITATIONS.newLinkFor(invitation.email)}
                title={INVITATIONS.newLinkHint}
                disabled={renewal.isPending}
                onClick={() => renewal.mutate(invitation)}
              >
                {INVITATIONS.newLink}
              </button>
              <button
                type="button"
                className="button button-outline"
                aria-label={INVITATIONS.cancelFor(invitation.email)}
                disabled={withdrawal.isPending}
                onClick={() => withdrawal.mutate(invitation)}
              >
                {INVITATIONS.cancel}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface InvitationLinkProps extends Pick<InvitationLinkView, 'email' | 'link' | 'expiresAt'> {
  /** Whether it goes to them by mail as well. */
  isMailed: boolean;
}

/** The link of an invitation, to be passed on by hand: it is shown this once. */
function InvitationLink({ email, link, isMailed, expiresAt }: InvitationLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // It answers a press elsewhere: whoever listens or types is taken here.
  useEffect(() => field.current?.focus(), [link]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(ADMIN_TOASTS.linkCopied);
    } catch {
      // Without permission for the clipboard it is copied by hand.
      field.current?.select();
    }
  };
  return (
    <div className="mt-5 max-w-2xl rounded-md bg-ivory-100 p-4">
      <label htmlFor={id} className="font-semibold">
        {INVITATIONS.linkFor(email)}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          className="input min-w-0 grow basis-64"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button button-night" onClick={() => void copy()}>
          {INVITATIONS.copyLink}
        </button>
      </div>
      <p className="mt-2 text-sm text-night-600">
        {INVITATIONS.linkHint(day(expiresAt), isMailed)}
      </p>
    </div>
  );
}

/** The roles, as a select has them. */
export const ROLE_CHOICES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));
