import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { sentReference } from '#site/inquiries/form-texts.ts';
import { $bookingDialog, closeBooking } from '#stores/dialogs.ts';
import type { SentRequest } from '#stores/forms/define.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { Verbatim } from '#ui/Verbatim.tsx';
import { SentFacts } from '../../forms/SentPanel.tsx';
import { BookingDialog } from './BookingDialog.tsx';

function BookingHost() {
  const state = useStoreValue($bookingDialog, { open: false });
  const [sent, setSent] = useState<SentBookingProps | null>(null);
  return (
    <>
      {state.open && (
        <BookingDialog
          key={state.opening}
          service={state.service}
          image={imageBeside(state.opener)}
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

/** @returns the address of the image on the package's card, or empty */
function imageBeside(opener: HTMLElement): string {
  return opener.closest('article')?.querySelector('img')?.currentSrc ?? '';
}

/** Called when the dialog is first opened. */
export function mountBooking(): void {
  const host = document.querySelector('#booking');
  if (host) createRoot(host).render(<BookingHost />);
}

interface SentBookingProps {
  sent: SentRequest;
  opener: HTMLElement;
}

/** What was sent, beside the button that opened the dialog and has the focus again (@booking.reference). */
function SentBooking({ sent, opener }: SentBookingProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    // A row of its own where buttons stand side by side.
    element.className = 'basis-full';
    element.dataset.sent = '';
    opener.parentElement?.append(element);
    setPlace(element);
    return () => element.remove();
  }, [opener]);

  // Also after another request from the same button.
  useEffect(() => {
    opener.scrollIntoView({ block: 'center' });
  }, [opener, sent]);

  if (!place) return null;
  return createPortal(
    <div
      role="status"
      className="mt-4 space-y-4 rounded-md bg-white p-5 text-sm text-night-900 shadow-card"
    >
      <p className="font-semibold text-leaf-700">
        <Verbatim
          text={`${sentReference}${sent.reference}.`}
          parts={[`${sent.reference}.`]}
          className="whitespace-nowrap"
        />
      </p>
      <SentFacts sent={sent} />
    </div>,
    place,
  );
}
