import { quantityNote, type Asked } from '#site/texts/quantity.ts';

/** A word beside a quantity; it is always there, so that what it comes to say is announced. */
export function QuantityNote({ className = '', ...asked }: Asked & { className?: string }) {
  return (
    <p role="status" className={`text-sm text-night-600 not-empty:mt-2 ${className}`}>
      {quantityNote(asked)}
    </p>
  );
}
