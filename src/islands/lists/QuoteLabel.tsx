import type { Wishlist } from '#domain/wishlist.ts';
import { totalOf } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';

interface QuoteLabelProps {
  list: Wishlist;
  label: string;
}

/** "Get My Free Quote" with the list's estimate, if any item has a price; one text, which wraps as such. */
export function QuoteLabel({ list, label }: QuoteLabelProps) {
  const total = totalOf(list);
  return (
    <span>
      <span>{label}</span>
      {total !== '' && (
        <>
          <span>{text.beforeTotal}</span>
          <span className="whitespace-nowrap">{total}</span>
        </>
      )}
    </span>
  );
}
