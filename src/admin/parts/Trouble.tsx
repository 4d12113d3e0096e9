interface TroubleProps {
  /** What did not work. */
  title: string;
  /** Why, in words. */
  children: string;
  onRetry?: (() => void) | undefined;
  /** The way out, where another try cannot help. */
  onClose?: (() => void) | undefined;
}

/** A failure in words, with the way to try again, or out. */
export function Trouble({ title, children, onRetry, onClose }: TroubleProps) {
  return (
    <div role="alert" className="my-4 rounded-md bg-rose-100 p-4">
      <p className="font-semibold text-rose-600">{title}</p>
      <p className="mt-1">{children}</p>
      {onRetry && (
        <button type="button" className="mt-3 button button-outline" onClick={onRetry}>
          Try again
        </button>
      )}
      {onClose && (
        <button type="button" className="mt-3 button button-outline" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
