import * as text from '#site/quotes/texts.ts';
import { useIntoView } from '#ui/use-into-view.ts';

export interface SendButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Why the last press failed; may be empty. */
  message: string;
  look: 'button-night' | 'button-outline';
}

/**
 * The button that sends a form, and why the last press failed, which comes into view. Stays enabled while pending, so
 * that it keeps the focus.
 */
export function SendButton({ label, pendingLabel, pending, message, look }: SendButtonProps) {
  const outcome = useIntoView<HTMLParagraphElement>(message);
  return (
    <div className="space-y-3">
      <button
        type="submit"
        className={`button w-full sm:w-auto sm:min-w-56 ${look}`}
        aria-disabled={pending || undefined}
      >
        {pending ? pendingLabel : label}
      </button>
      <p ref={outcome} role="status" className="text-sm font-semibold text-rose-600 empty:hidden">
        {message !== '' && `${message} ${text.stillHere}`}
      </p>
    </div>
  );
}
