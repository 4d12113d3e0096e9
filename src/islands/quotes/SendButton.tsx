import { useEffect, useRef } from 'react';
import * as text from '#site/quotes/texts.ts';

export interface SendButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Why the last press failed. */
  message: string;
  look: 'button-night' | 'button-outline';
}

/** The end of a form; the button keeps the focus while pending. */
export function SendButton({ label, pendingLabel, pending, message, look }: SendButtonProps) {
  const outcome = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (message !== '') outcome.current?.scrollIntoView({ block: 'center' });
  }, [message]);

  return (
    <div className="space-y-3">
      <button
        type="submit"
        className={`button w-full sm:w-auto sm:min-w-56 ${look}`}
        aria-disabled={pending || undefined}
      >
        {pending ? pendingLabel : label}
      </button>
      <p role="status" className="text-sm font-semibold text-rose-600 empty:hidden">
        {message !== '' && `${message} ${text.stillHere}`}
      </p>
    </div>
  );
}
