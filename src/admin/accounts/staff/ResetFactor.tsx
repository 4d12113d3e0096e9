import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { staffEndpoints, type StaffMemberView } from '#contracts/accounts/staff.ts';
import { notify } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { NoMailServer } from '../../parts/NoMailServer.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { useMailRoute } from '../session/use-me.ts';
import { STAFF } from './texts.ts';

/** Removes two-factor authentication and the passkeys of somebody who lost their phone. */
export function ResetFactor({ member: { id }, name }: { member: StaffMemberView; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const mail = useMailRoute();
  const reset = useMutation({
    mutationFn: () => call(staffEndpoints.resetFactor, { params: { id } }),
    onSuccess: () => notify(ADMIN_TOASTS.factorReset(name, mail)),
    meta: { failed: STAFF.notUpdated, rereads: [staffEndpoints.list.path] },
  });
  return (
    <>
      <Button
        look="outline"
        aria-label={STAFF.resetFactorOf(name)}
        disabled={reset.isPending}
        onClick={() => setOpen(true)}
      >
        {STAFF.resetFactor}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={STAFF.resetFactorTitle(name)}
          text={STAFF.resetFactorText(name, mail)}
          label={STAFF.resetFactor}
          onConfirm={() => reset.mutate()}
          onClose={() => setOpen(false)}
        >
          <NoMailServer recipient={STAFF.eachOfYou} />
        </ConfirmDialog>
      )}
    </>
  );
}
