import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { queryOf } from '../../data/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { Section } from '../../parts/Page.tsx';
import { HAND_OVER } from '../hand-over-texts.ts';
import { HandOver, handOverBody } from '../HandOver.tsx';
import { EntranceField, EntranceForm, TextButton } from '../session/EntranceForm.tsx';
import { useMay } from '../session/may.ts';
import { useForget } from '../session/use-forget.ts';
import { ACCOUNT, LEAVE } from '../texts.ts';

/** Closes the person's own account, after asking for the password and who takes over open requests (@staff.leave). */
export function Leave({ personId }: { personId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={LEAVE.title}>
      <p className="mb-3">{LEAVE.intro}</p>
      {isOpen ? (
        <LeaveForm personId={personId} onCancel={() => setOpen(false)} />
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          {LEAVE.open}
        </Button>
      )}
    </Section>
  );
}

function LeaveForm({ personId, onCancel }: { personId: string; onCancel: () => void }) {
  const forget = useForget();
  const mayWork = useMay(workEndpoints.change);
  const colleagues = useQuery({ ...queryOf(workEndpoints.assignees), enabled: mayWork });
  const [handTo, setHandTo] = useState('');
  return (
    <EntranceForm
      label={LEAVE.submit}
      send={(typed) =>
        call(signInEndpoints.leave, {
          body: { password: typed('password'), ...handOverBody(handTo) },
        })
      }
      onDone={forget}
      firstField="password"
      aside={<TextButton onClick={onCancel}>{LEAVE.cancel}</TextButton>}
    >
      <EntranceField kind="password" label={ACCOUNT.currentPassword} />
      {mayWork && (
        <Reading of={colleagues} failed={HAND_OVER.notLoaded} loading={HAND_OVER.loading} />
      )}
      {mayWork && colleagues.data && (
        <HandOver
          label={HAND_OVER.yoursTo}
          takers={colleagues.data.filter(({ id }) => id !== personId)}
          value={handTo}
          onChange={setHandTo}
        />
      )}
    </EntranceForm>
  );
}
