import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { ROLES } from '#contracts/permissions.ts';
import { staffEndpoints, type InvitationView } from '#contracts/staff.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/keys.ts';
import { day } from '../data/times.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { EmailField } from '../session/EmailField.tsx';
import { EntranceForm, typed } from '../session/EntranceForm.tsx';
import { InvitationLink, type InvitationLinkProps } from './InvitationLink.tsx';
import { ROLE_CHOICES } from './roles.ts';

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
      notify(ADMIN_TOASTS.invitationWithdrawn(email));
    },
    onError: (error) =>
      notify(ADMIN_TOASTS.failed('Invitation was not canceled', failureWords(error))),
    onSettled: () => refetch([PATH]),
  });
  const renewal = useMutation({
    mutationFn: ({ id }: InvitationView) => call(staffEndpoints.renewLink, { params: { id } }),
    onSuccess: (link) => setShown({ ...link, isMailed: false }),
    onError: (error) => notify(ADMIN_TOASTS.failed('No new link', failureWords(error))),
    onSettled: () => refetch([PATH]),
  });
  const invite = (fields: FormData) => {
    const role = ROLES.find((each) => each === typed(fields, 'role')) ?? 'editor';
    return call(staffEndpoints.invite, { body: { email: typed(fields, 'email'), role } });
  };
  return (
    <section aria-labelledby="invitations-title">
      <h3 id="invitations-title" className="mb-3 text-xl">
        Invite someone
      </h3>
      <div className="max-w-md">
        <EntranceForm
          key={count}
          label="Create invitation"
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
              <FieldFrame id="invitation-role" label="Role" error={errors.role}>
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
        <ul className="mt-5 divide-y divide-ivory-300" aria-label="Open invitations">
          {data.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-3 py-2">
              <p className="min-w-0 grow break-words">
                {`${invitation.email}, ${invitation.role}, until ${day(invitation.expiresAt)}`}
                <span className="block text-xs text-night-600">
                  {invitation.invitedBy === null
                    ? 'Invited from the command line'
                    : `Invited by ${invitation.invitedBy}`}
                </span>
              </p>
              <button
                type="button"
                className="button button-outline"
                aria-label={`New link for ${invitation.email}`}
                title="The earlier link stops working"
                disabled={renewal.isPending}
                onClick={() => renewal.mutate(invitation)}
              >
                New link
              </button>
              <button
                type="button"
                className="button button-outline"
                aria-label={`Cancel invitation of ${invitation.email}`}
                disabled={withdrawal.isPending}
                onClick={() => withdrawal.mutate(invitation)}
              >
                Cancel invitation
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
