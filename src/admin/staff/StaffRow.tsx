import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { ROLES, type Role } from '#contracts/permissions.ts';
import { staffEndpoints, type StaffChange, type StaffMemberView } from '#contracts/staff.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { Badge } from '../parts/Badge.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ROLE_CHOICES } from './roles.ts';

const CANCELED = 'Invitations they created are canceled.';

/** What is asked before it is done. */
const QUESTIONS = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    text: (name: string, role: Role) =>
      `${name} is signed out everywhere and can't sign in.${role === 'owner' ? ` ${CANCELED}` : ''}`,
    label: 'Disable',
    change: { disabled: true },
  },
  promote: {
    title: (name: string) => `Make ${name} an owner?`,
    text: (name: string) =>
      `${name} can then do everything: also manage staff and bring back earlier sites.`,
    label: 'Make owner',
    change: { role: 'owner' },
  },
  demote: {
    title: (name: string) => `Make ${name} an editor?`,
    text: (name: string) =>
      `${name} can then no longer manage staff or bring back earlier sites. ${CANCELED}`,
    label: 'Make editor',
    change: { role: 'editor' },
  },
} as const;

/** One person: role and whether they may sign in. */
export function StaffRow({ member, isMe }: { member: StaffMemberView; isMe: boolean }) {
  const refetch = useRefetch();
  const name = member.name || member.email;
  /** Chosen, and not saved yet: the arrow keys go through the list. */
  const [chosen, setChosen] = useState<Role | null>(null);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const role = chosen ?? member.role;
  const question = asked && QUESTIONS[asked];
  const change = useMutation({
    mutationFn: (body: StaffChange) =>
      call(staffEndpoints.change, { params: { id: member.id }, body }),
    onSuccess: (_, body) => notify(ADMIN_TOASTS.staffChanged(name, body)),
    onError: (error) => notify(ADMIN_TOASTS.failed('Staff was not updated', failureWords(error))),
    onSettled: async () => {
      await refetch([staffEndpoints.list.path, staffEndpoints.me.path]);
      setChosen(null);
    },
  });
  /** In place of `disabled`, which takes the focus from what was pressed. */
  const whenFree = (act: () => void) => ({
    'aria-disabled': change.isPending,
    onClick: () => {
      if (!change.isPending) act();
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isMe && <Badge tone="quiet">You</Badge>}
          {member.disabled && <Badge>Disabled</Badge>}
          {member.twoFactorEnabled && <Badge tone="good">Two-factor</Badge>}
        </p>
        <p className="text-xs break-words text-night-600">{member.email}</p>
      </div>
      {role !== member.role && (
        <button
          type="button"
          className="button button-night"
          aria-label={`Save role of ${name}`}
          {...whenFree(() => setAsked(role === 'owner' ? 'promote' : 'demote'))}
        >
          Save role
        </button>
      )}
      <Select
        aria-label={`Role of ${name}`}
        className="w-auto"
        items={ROLE_CHOICES}
        value={role}
        disabled={change.isPending}
        onChange={(event) => setChosen(ROLES.find((each) => each === event.target.value) ?? null)}
      />
      <button
        type="button"
        className={`button ${member.disabled ? 'button-outline' : 'button-danger'}`}
        aria-label={`${member.disabled ? 'Enable' : 'Disable'} ${name}`}
        {...whenFree(() =>
          member.disabled ? change.mutate({ disabled: false }) : setAsked('disable'),
        )}
      >
        {member.disabled ? 'Enable' : 'Disable'}
      </button>
      {question && (
        <ConfirmDialog
          title={question.title(name)}
          text={question.text(name, member.role)}
          label={question.label}
          onConfirm={() => change.mutate(question.change)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
