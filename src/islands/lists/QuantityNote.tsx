import { quantityNote, type RequestedQuantity } from '#site/texts/quantity.ts';

/** The note beside a quantity; rendered even if empty, so that changes are announced. */
export function QuantityNote({
  className = '',
  ...requested
}: RequestedQuantity & { className?: string }) {
  return (
    <p role="status" className={`text-sm text-night-600 not-empty:mt-2 ${className}`}>
      {quantityNote(requested)}
    </p>
  );
}
