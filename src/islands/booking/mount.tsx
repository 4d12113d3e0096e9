import { createRoot } from 'react-dom/client';
import { $bookingDialog, closeBooking } from '#stores/booking-dialog.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { BookingDialog } from './BookingDialog.tsx';

function BookingHost() {
  const state = useStoreValue($bookingDialog, { open: false });
  return state.open ? <BookingDialog service={state.service} onClose={closeBooking} /> : null;
}

/** Puts the booking dialog into the page, once, when it is first opened. */
export function mountBooking(): void {
  const host = document.querySelector('#booking');
  if (host) createRoot(host).render(<BookingHost />);
}
