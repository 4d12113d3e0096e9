import { useQuery } from '@tanstack/react-query';
import { staffEndpoints, type MeView } from '#contracts/accounts/staff.ts';
import { mayDo } from '#contracts/permissions.ts';
import { queryOf } from '../../data/queries.ts';
import { Reading } from '../../parts/loading.tsx';
import { Page } from '../../parts/Page.tsx';
import { Invitations } from './Invitations.tsx';
import { StaffRow } from './StaffRow.tsx';
import { STAFF } from './texts.ts';

/** For owners: the staff, their roles, and invitations. */
export function Staff({ me }: { me: MeView }) {
  const staff = useQuery(queryOf(staffEndpoints.list));
  const members = staff.data ?? [];
  const owners = members.filter(({ role, disabled }) => role === 'owner' && !disabled);
  const takers = members.filter(
    ({ role, disabled }) => !disabled && mayDo(role, 'inquiries.write'),
  );
  return (
    <Page title={STAFF.title} intro={STAFF.intro}>
      <Reading of={staff} failed={STAFF.notLoaded} loading={STAFF.loading} />
      {staff.data && (
        <ul className="divide-y divide-ivory-300" aria-label={STAFF.title}>
          {members.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              takers={takers.filter(({ id }) => id !== member.id)}
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
