interface AddButtonProps {
  /** `rental item`. */
  singular: string;
  onAdd: () => void;
}

/** The way to something new; on a phone only its first word is shown. */
export function AddButton({ singular, onAdd }: AddButtonProps) {
  return (
    <button
      type="button"
      className="button gap-1 button-night max-sm:px-4"
      aria-label={`Add ${singular}`}
      onClick={onAdd}
    >
      Add<span className="max-sm:hidden">{` ${singular}`}</span>
    </button>
  );
}
