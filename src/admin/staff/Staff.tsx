import { useQuery } from '@tanstack/react-query';
import { staffEndpoints, type MeView } from '#contracts/staff.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/keys.ts';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { Invitations } from './Invitations.tsx';
import { StaffRow } from './StaffRow.tsx';

/** For owners: who works here, as what, and who is invited. */
export function Staff({ me }: { me: MeView }) {
  const { data, error, isPending, refetch } = useQuery(queryOf(staffEndpoints.list));
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">Staff</h2>
        <p className="text-night-600">
          Editors can do everything except manage staff and bring back earlier sites. Owners can do
          that too.
        </p>
      </div>
      {error && (
        <Trouble title="The staff couldn’t be loaded" onRetry={() => void refetch()}>
          {failureWords(error)}
        </Trouble>
      )}
      {isPending && <RowSkeletons label="Loading staff" />}
      {data && (
        <ul className="divide-y divide-ivory-300" aria-label="Staff">
          {data.map((member) => (
            <li key={member.id}>
              <StaffRow member={member} isMe={member.id === me.id} />
            </li>
          ))}
        </ul>
      )}
      <Invitations />
    </div>
  );
}
