import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import {
  staffEndpoints,
  type StaffChange,
  type StaffMemberView,
} from '#contracts/accounts/staff.ts';
import { mayDo, ROLES, type Role } from '#contracts/permissions.ts';
import { notify } from '#stores/toasts.ts';
import { Select } from '#ui/Select.tsx';
import { moment } from '../../data/times.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, type ButtonProps } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { HAND_OVER } from '../hand-over-texts.ts';
import { HandOver, handOverBody } from '../HandOver.tsx';
import { ROLE_CHOICES } from './Invitations.tsx';
import { ResetFactor } from './ResetFactor.tsx';
import { DISABLE, NEW_ROLE, STAFF } from './texts.ts';

interface StaffRowProps {
  member: StaffMemberView;
  /** Who may take over the member's requests. */
  takers: readonly StaffMemberView[];
  isMe: boolean;
  /** Whether no other owner can sign in: neither role nor access can be taken away then. */
  isLastOwner: boolean;
}

/** Shows a person and changes their role, and whether they may sign in. */
export function StaffRow({ member, takers, isMe, isLastOwner }: StaffRowProps) {
  const hintId = useId();
  const describedBy = isLastOwner ? hintId : undefined;
  const name = member.name || member.email;
  /** Not saved before a press of "Save role": the arrow keys choose every role on their way. */
  const [chosen, setChosen] = useState<Role | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<StaffChange | null>(null);
  const role = chosen ?? member.role;
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
          disabled={change.isPending}
          onClick={() => setUnconfirmed({ role })}
        >
          {STAFF.saveRole}
        </Button>
      )}
      <Select
        aria-label={STAFF.roleOf(name)}
        className="w-auto max-w-full text-ellipsis disabled:opacity-50"
        items={ROLE_CHOICES}
        value={role}
        aria-describedby={describedBy}
        disabled={change.isPending || isLastOwner}
        onChange={(event) =>
          setChosen(ROLES.find((option) => option === event.target.value) ?? null)
        }
      />
      {(member.twoFactorEnabled || member.passkeys > 0) && !isMe && (
        <ResetFactor member={member} name={name} />
      )}
      <AccessButton
        member={member}
        name={name}
        aria-describedby={describedBy}
        disabled={change.isPending || isLastOwner}
        onEnable={() => change.mutate({ disabled: false })}
        onDisable={() => setUnconfirmed({ disabled: true })}
      />
      {unconfirmed && (
        <ChangeDialog
          member={member}
          name={name}
          change={unconfirmed}
          takers={takers}
          onConfirm={(body) => change.mutate(body)}
          onClose={() => setUnconfirmed(null)}
        />
      )}
    </li>
  );
}

interface ChangeDialogProps extends Pick<StaffRowProps, 'member' | 'takers'> {
  name: string;
  /** The change to confirm. */
  change: StaffChange;
  onConfirm: (change: StaffChange) => void;
  onClose: () => void;
}

/** Confirms a change of role or access, and asks who takes over open requests. */
function ChangeDialog({ member, name, change, takers, onConfirm, onClose }: ChangeDialogProps) {
  const [handTo, setHandTo] = useState('');
  const { role, disabled } = change;
  const stopsWork = disabled === true || (role !== undefined && !mayDo(role, 'inquiries.write'));
  const words =
    role === undefined
      ? {
          title: DISABLE.title(name),
          text: DISABLE.text(name, member.role),
          label: DISABLE.confirm,
        }
      : {
          title: NEW_ROLE.title[role](name),
          text: NEW_ROLE.text(name, role, member.role),
          label: NEW_ROLE.confirm[role],
        };
  return (
    <ConfirmDialog
      {...words}
      onConfirm={() => onConfirm({ ...change, ...handOverBody(handTo) })}
      onClose={onClose}
    >
      {stopsWork && member.openRequests > 0 && (
        <HandOver
          label={HAND_OVER.to(member.openRequests)}
          takers={takers.map((taker) => ({ id: taker.id, name: taker.name || taker.email }))}
          value={handTo}
          onChange={setHandTo}
        />
      )}
    </ConfirmDialog>
  );
}

interface AccessButtonProps extends Pick<ButtonProps, 'aria-describedby' | 'disabled'> {
  member: StaffMemberView;
  name: string;
  onEnable: () => void;
  onDisable: () => void;
}

/** Enables or disables a person's account. */
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

function Member({ member, isMe }: Pick<StaffRowProps, 'member' | 'isMe'>) {
  const { name, email, disabled, twoFactorEnabled, passkeys, lastSignInAt } = member;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span>{name || email}</span>
        {isMe && <Badge tone="quiet">{STAFF.you}</Badge>}
        {disabled && <Badge>{STAFF.disabled}</Badge>}
        {twoFactorEnabled && <Badge tone="good">{STAFF.twoFactor}</Badge>}
        {passkeys > 0 && <Badge tone="good">{STAFF.passkey}</Badge>}
      </p>
      <p className="text-xs break-words text-night-600">{email}</p>
      <p className="text-xs text-night-600">
        {lastSignInAt === null ? STAFF.neverSignedIn : STAFF.lastSignIn(moment(lastSignInAt))}
      </p>
    </>
  );
}
