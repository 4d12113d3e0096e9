import { useState } from 'react';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { CANCEL } from './texts.ts';

const CancelDialog = part(async () => (await import('./CancelDialog.tsx')).CancelDialog);

export function CancelButton({ inquiry }: { inquiry: InquiryWorkView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" needs={bookedEndpoints.cancel} onClick={() => setOpen(true)}>
        {CANCEL.open}
      </Button>
      {isOpen && <CancelDialog inquiry={inquiry} onClose={() => setOpen(false)} />}
    </>
  );
}
