import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { $bookingDialog, closeBooking } from '#stores/dialogs.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { SentBooking, type SentBookingProps } from './SentBooking.tsx';

function BookingHost() {
  const state = useStoreValue($bookingDialog, { open: false });
  const [sent, setSent] = useState<SentBookingProps | null>(null);
  return (
    <>
      {state.open && (
        <BookingDialog
          key={state.opening}
          service={state.service}
          onClose={closeBooking}
          onSent={(request) => {
            setSent({ sent: request, opener: state.opener });
            closeBooking();
          }}
        />
      )}
      {sent && <SentBooking {...sent} />}
    </>
  );
}

/** Puts the booking dialog into the page, once, when it is first opened. */
export function mountBooking(): void {
  const host = document.querySelector('#booking');
  if (host) createRoot(host).render(<BookingHost />);
}
