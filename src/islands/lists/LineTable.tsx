import type { ReactNode, RefObject } from 'react';
import * as text from '#site/lists/texts.ts';

interface LineTableProps {
  listRef?: RefObject<HTMLUListElement | null>;
  /** `WishlistRow`s. */
  children: ReactNode;
}

/** The lines of a list; in print a table whose head repeats on each page (@wishlist.print). */
export function LineTable({ listRef, children }: LineTableProps) {
  return (
    <div className="line-table">
      <div className="line-head hidden">
        <p>
          <span>{text.printedItem}</span>
          <span>{text.printedQuantity}</span>
          <span>{text.printedPrice}</span>
          <span>{text.lineTotal}</span>
        </p>
      </div>
      <ul ref={listRef} className="divide-y divide-ivory-300">
        {children}
      </ul>
    </div>
  );
}
