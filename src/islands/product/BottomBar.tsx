interface BottomBarProps {
  /** What is added, or that the price is where options start. */
  label: string;
  /** As shown. */
  amount: string;
  /** What the price is for, or empty. */
  per: string;
  onAdd: () => void;
}

/** Price and Add to Quote at the bottom of a phone (@product.bottom-bar). */
export function BottomBar({ label, amount, per, onAdd }: BottomBarProps) {
  return (
    <div className="bottom-bar on-night fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 bg-night-900 px-5 py-3 text-ivory-50 md:hidden">
      <div className="min-w-0">
        <span className="block truncate text-xs">{label}</span>{' '}
        <span className="font-semibold">{amount}</span> <span className="text-xs">{per}</span>
      </div>
      <button type="button" className="button shrink-0 button-brass" onClick={onAdd}>
        Add to Quote
      </button>
    </div>
  );
}
