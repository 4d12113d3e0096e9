import { quantityNote, type Asked } from '#site/texts/quantity.ts';

/** Always rendered, so that changes are announced. */
export function QuantityNote({ className = '', ...asked }: Asked & { className?: string }) {
  return (
    <p role="status" className={`text-sm text-night-600 not-empty:mt-2 ${className}`}>
      {quantityNote(asked)}
    </p>
  );
}
