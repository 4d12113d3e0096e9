import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import {
  staffEndpoints,
  type InvitationLinkView,
  type InvitationView,
  type MailRoute,
} from '#contracts/accounts/staff.ts';
import { ROLES } from '#contracts/permissions.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../../data/queries.ts';
import { day } from '../../data/times.ts';
import { Button } from '../../parts/Button.tsx';
import { asChoices } from '../../parts/Filters.tsx';
import { LinkOnce } from '../../parts/LinkOnce.tsx';
import { NoMailServer } from '../../parts/NoMailServer.tsx';
import { Section } from '../../parts/Page.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { ROLE_LABELS } from '../role-labels.ts';
import { EntranceField, EntranceForm, useFieldError } from '../session/EntranceForm.tsx';
import { INVITATIONS } from './texts.ts';

const REREADS = [staffEndpoints.invitations.path];

interface ShownLink extends Pick<InvitationLinkView, 'email' | 'link' | 'expiresAt'> {
  /** Id of the invitation. */
  id: string;
  /** How the mail with the link leaves; a renewed link is not mailed. */
  sent: MailRoute | 'not sent';
}

/** Invites staff by mail or by a link, and revokes open invitations. */
export function Invitations() {
  const { data = [] } = useQuery(queryOf(staffEndpoints.invitations));
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState<ShownLink | null>(null);
  const withdrawal = useMutation({
    mutationFn: ({ id }: InvitationView) => call(staffEndpoints.withdraw, { params: { id } }),
    onSuccess: (_, { id, email }) => {
      setShown((last) => (last?.id === id ? null : last));
      notify(ADMIN_TOASTS.invitationCanceled(email));
    },
    meta: { failed: INVITATIONS.notCanceled, rereads: REREADS },
  });
  const renewal = useMutation({
    mutationFn: ({ id }: InvitationView) => call(staffEndpoints.renewLink, { params: { id } }),
    onSuccess: (link) => setShown({ ...link, sent: 'not sent' }),
    meta: { failed: INVITATIONS.noNewLink, rereads: REREADS },
  });
  return (
    <Section title={INVITATIONS.title}>
      <div className="max-w-md">
        <EntranceForm
          key={count}
          label={INVITATIONS.submit}
          send={(typed) => {
            const role = ROLES.find((option) => option === typed('role')) ?? 'editor';
            return call(staffEndpoints.invite, { body: { email: typed('email'), role } });
          }}
          onDone={(created) => {
            notify(ADMIN_TOASTS.invited(created.email, created.mail));
            setShown({ ...created, sent: created.mail });
            setCount(count + 1);
          }}
          rereads={REREADS}
        >
          <EntranceField kind="email" autoComplete="off" />
          <RoleField />
          <NoMailServer recipient={INVITATIONS.invited} more={INVITATIONS.noServer} />
        </EntranceForm>
      </div>
      {shown && (
        <LinkOnce
          label={INVITATIONS.linkFor(shown.email)}
          hint={INVITATIONS.linkHint(day(shown.expiresAt), shown.sent)}
          link={shown.link}
          copied={INVITATIONS.linkCopied}
        />
      )}
      {data.length > 0 && (
        <ul className="mt-5 divide-y divide-ivory-300" aria-label={INVITATIONS.open}>
          {data.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-3 py-2">
              <p className="min-w-0 grow break-words">
                <span>
                  {INVITATIONS.entry(invitation.email, invitation.role, day(invitation.expiresAt))}
                </span>
                <span className="block text-xs text-night-600">
                  {INVITATIONS.invitedBy(invitation.invitedBy)}
                </span>
              </p>
              <Button
                look="outline"
                aria-label={INVITATIONS.newLinkFor(invitation.email)}
                title={INVITATIONS.newLinkHint}
                disabled={renewal.isPending}
                onClick={() => renewal.mutate(invitation)}
              >
                {INVITATIONS.newLink}
              </Button>
              <Button
                look="outline"
                aria-label={INVITATIONS.cancelFor(invitation.email)}
                disabled={withdrawal.isPending}
                onClick={() => withdrawal.mutate(invitation)}
              >
                {INVITATIONS.cancel}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Options of the select for roles. */
export const ROLE_CHOICES = asChoices(ROLE_LABELS);

function RoleField() {
  const id = useId();
  return (
    <FieldFrame id={id} label={INVITATIONS.role} error={useFieldError('role')}>
      <Select id={id} name="role" items={ROLE_CHOICES} defaultValue="editor" />
    </FieldFrame>
  );
}
