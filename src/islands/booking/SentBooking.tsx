import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface SentBookingProps {
  reference: string;
  /** What the dialog was opened with. */
  opener: HTMLElement;
}

/**
 * The reference of a booking beside the button that opened its dialog: the dialog is closed (spec
 * §2), and the notice is gone after seconds.
 */
export function SentBooking({ reference, opener }: SentBookingProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    // In a row of buttons it takes a row of its own.
    element.className = 'basis-full';
    opener.parentElement?.append(element);
    setPlace(element);
    opener.scrollIntoView({ block: 'center' });
    return () => element.remove();
  }, [opener]);

  if (!place) return null;
  return createPortal(
    <p role="status" className="mt-4 text-sm font-semibold">
      {`Your reference number is ${reference}.`}
    </p>,
    place,
  );
}
