import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import {
  staffEndpoints,
  type MeView,
  type StaffChange,
  type StaffMemberView,
} from '#contracts/accounts/staff.ts';
import { NOBODY } from '#contracts/inquiries/list.ts';
import { ROLES, type Role } from '#contracts/permissions.ts';
import { notify } from '#stores/toasts.ts';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../../data/queries.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, type ButtonProps } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Reading } from '../../parts/loading.tsx';
import { Page } from '../../parts/Page.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { STAFF, STAFF_QUESTIONS } from '../texts.ts';
import { Invitations, ROLE_CHOICES } from './Invitations.tsx';

/** For owners: who works here, as what, and who is invited. */
export function Staff({ me }: { me: MeView }) {
  const staff = useQuery(queryOf(staffEndpoints.list));
  const owners = (staff.data ?? []).filter(({ role, disabled }) => role === 'owner' && !disabled);
  return (
    <Page title={STAFF.title} intro={STAFF.intro}>
      <Reading of={staff} failed={STAFF.notLoaded} loading={STAFF.loading} />
      {staff.data && (
        <ul className="divide-y divide-ivory-300" aria-label={STAFF.title}>
          {staff.data.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              takers={staff.data.filter(({ id, disabled }) => id !== member.id && !disabled)}
              isMe={member.id === me.id}
              isLastOwner={owners.length === 1 && owners.includes(member)}
            />
          ))}
        </ul>
      )}
      <Invitations />
    </Page>
  );
}

/** What each of the questions leads to. */
const CHANGES: Record<keyof typeof STAFF_QUESTIONS, StaffChange> = {
  disable: { disabled: true },
  promote: { role: 'owner' },
  demote: { role: 'editor' },
};

interface StaffRowProps {
  member: StaffMemberView;
  /** Who may take over their requests. */
  takers: readonly StaffMemberView[];
  isMe: boolean;
  /** There must always be one who can sign in. */
  isLastOwner: boolean;
}

/** One person: role and whether they may sign in. */
function StaffRow({ member, takers, isMe, isLastOwner }: StaffRowProps) {
  const hintId = useId();
  const describedBy = isLastOwner ? hintId : undefined;
  const name = member.name || member.email;
  /** Chosen, and not saved yet: the arrow keys go through the list. */
  const [chosen, setChosen] = useState<Role | null>(null);
  const [asked, setAsked] = useState<keyof typeof CHANGES | null>(null);
  const [handTo, setHandTo] = useState('');
  const role = chosen ?? member.role;
  const question = asked && STAFF_QUESTIONS[asked];
  const change = useMutation({
    mutationFn: (body: StaffChange) =>
      call(staffEndpoints.change, { params: { id: member.id }, body }),
    onSuccess: (_, body) => notify(ADMIN_TOASTS.staffChanged(name, body)),
    onSettled: () => setChosen(null),
    meta: {
      failed: STAFF.notUpdated,
      rereads: [staffEndpoints.list.path, staffEndpoints.me.path],
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 grow basis-56">
        <Member member={member} isMe={isMe} />
        {isLastOwner && (
          <p id={hintId} className="text-xs text-night-600">
            {STAFF.lastOwner}
          </p>
        )}
      </div>
      {role !== member.role && (
        <Button
          look="night"
          aria-label={STAFF.saveRoleOf(name)}
          isOff={change.isPending}
          onClick={() => setAsked(role === 'owner' ? 'promote' : 'demote')}
        >
          {STAFF.saveRole}
        </Button>
      )}
      <Select
        aria-label={STAFF.roleOf(name)}
        className="w-auto disabled:opacity-50"
        items={ROLE_CHOICES}
        value={role}
        aria-describedby={describedBy}
        disabled={change.isPending || isLastOwner}
        onChange={(event) => setChosen(ROLES.find((each) => each === event.target.value) ?? null)}
      />
      {member.twoFactorEnabled && !isMe && <ResetFactor member={member} name={name} />}
      <AccessButton
        member={member}
        name={name}
        aria-describedby={describedBy}
        disabled={isLastOwner}
        isOff={change.isPending}
        onEnable={() => change.mutate({ disabled: false })}
        onDisable={() => setAsked('disable')}
      />
      {asked && question && (
        <ConfirmDialog
          title={question.title(name)}
          text={question.text(name, member.role)}
          label={question.confirm}
          onConfirm={() => change.mutate({ ...CHANGES[asked], ...takenBy(handTo) })}
          onClose={() => {
            setAsked(null);
            setHandTo('');
          }}
        >
          {asked === 'disable' && member.openRequests > 0 && (
            <HandOver
              requests={member.openRequests}
              takers={takers}
              value={handTo}
              onChange={setHandTo}
            />
          )}
        </ConfirmDialog>
      )}
    </li>
  );
}

interface AccessButtonProps extends Pick<ButtonProps, 'aria-describedby' | 'disabled' | 'isOff'> {
  member: StaffMemberView;
  name: string;
  onEnable: () => void;
  onDisable: () => void;
}

/** Lets a person in, or keeps them out. */
function AccessButton({ member, name, onEnable, onDisable, ...rest }: AccessButtonProps) {
  return member.disabled ? (
    <Button look="outline" aria-label={STAFF.enableOf(name)} onClick={onEnable} {...rest}>
      {STAFF.enable}
    </Button>
  ) : (
    <Button look="danger" aria-label={STAFF.disableOf(name)} onClick={onDisable} {...rest}>
      {STAFF.disable}
    </Button>
  );
}

/** @param chosen as `HandOver` has it */
function takenBy(chosen: string): StaffChange {
  if (chosen === '') return {};
  return { handTo: chosen === NOBODY ? null : chosen };
}

interface HandOverProps {
  requests: number;
  takers: readonly StaffMemberView[];
  /** Id of one of them, or `NOBODY`; empty: the requests stay. */
  value: string;
  onChange: (value: string) => void;
}

/** Who takes over the requests of somebody who is disabled. */
function HandOver({ requests, takers, value, onChange }: HandOverProps) {
  const people = takers.map(({ id, name, email }) => ({ value: id, label: name || email }));
  return (
    <label className="mt-4 block">
      <span>{STAFF.handTo(requests)}</span>
      <Select
        className="mt-1"
        placeholder={STAFF.handToNoOne}
        items={[...people, { value: NOBODY, label: STAFF.unassign }]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** For somebody who lost the phone with the codes. */
function ResetFactor({ member: { id }, name }: { member: StaffMemberView; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const reset = useMutation({
    mutationFn: () => call(staffEndpoints.resetFactor, { params: { id } }),
    onSuccess: () => notify(ADMIN_TOASTS.factorReset(name)),
    meta: { failed: STAFF.notUpdated, rereads: [staffEndpoints.list.path] },
  });
  return (
    <>
      <Button
        look="outline"
        aria-label={STAFF.resetFactorOf(name)}
        isOff={reset.isPending}
        onClick={() => setAsked(true)}
      >
        {STAFF.resetFactor}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={STAFF.resetFactorTitle(name)}
          text={STAFF.resetFactorText(name)}
          label={STAFF.resetFactor}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Member({ member, isMe }: Pick<StaffRowProps, 'member' | 'isMe'>) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span>{member.name || member.email}</span>
        {isMe && <Badge tone="quiet">{STAFF.you}</Badge>}
        {member.disabled && <Badge>{STAFF.disabled}</Badge>}
        {member.twoFactorEnabled && <Badge tone="good">{STAFF.twoFactor}</Badge>}
      </p>
      <p className="text-xs break-words text-night-600">{member.email}</p>
    </>
  );
}
