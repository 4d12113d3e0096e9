import { useMutation } from '@tanstack/react-query';
import { write } from '#api-client/desk.ts';
import { ROLES, type StaffChange, type StaffMemberView } from '#contracts/staff.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { notify } from '#stores/notices.ts';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { Badge } from '../parts/Badge.tsx';
import { ROLE_CHOICES } from './roles.ts';

/** One person: role and whether they may sign in. */
export function StaffRow({ member, isMe }: { member: StaffMemberView; isMe: boolean }) {
  const refetch = useRefetch();
  const name = member.name || member.email;
  const change = useMutation({
    mutationFn: (body: StaffChange) =>
      write('PATCH', `${ADMIN_API_PATHS.staff}/${encodeURIComponent(member.id)}`, body),
    onSuccess: () => notify(DESK_NOTICES.staffChanged(name)),
    onError: (error) => notify(DESK_NOTICES.failed('Staff was not updated', failureWords(error))),
    onSettled: () => refetch([ADMIN_API_PATHS.staff, ADMIN_API_PATHS.me]),
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
      <Select
        aria-label={`Role of ${name}`}
        className="w-auto"
        items={ROLE_CHOICES}
        value={member.role}
        disabled={change.isPending}
        onChange={(event) => {
          const role = ROLES.find((each) => each === event.target.value);
          if (role) change.mutate({ role });
        }}
      />
      <button
        type="button"
        className={`button ${member.disabled ? 'button-outline' : 'button-danger'}`}
        aria-label={`${member.disabled ? 'Enable' : 'Disable'} ${name}`}
        disabled={change.isPending}
        onClick={() => change.mutate({ disabled: !member.disabled })}
      >
        {member.disabled ? 'Enable' : 'Disable'}
      </button>
    </div>
  );
}
