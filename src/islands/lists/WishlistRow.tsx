import type { ReactNode } from 'react';
import { formatCents } from '#domain/money.ts';
import { lineCents, type WishlistLine } from '#domain/wishlist.ts';
import { goneLine, lineTotal } from '#site/lists/texts.ts';
import { itemImage } from '#site/media/image.ts';
import { $listItems, isGone, itemOf, NO_ITEMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

/**
 * A line of a list (@wishlist.row); the children are its controls, or its quantity in a shared list. The page's script
 * replaces a broken image.
 */
export function WishlistRow({ line, children }: { line: WishlistLine; children: ReactNode }) {
  const items = useStoreValue($listItems, NO_ITEMS);
  const item = itemOf(items, line);
  const image = itemImage({ url: line.image, alt: '' }, 320, '4rem');
  const cents = lineCents(line);
  return (
    <li className="line-row flex flex-wrap gap-x-2 py-1.5 sm:gap-x-3">
      <img
        {...image}
        alt=""
        width={64}
        height={64}
        className="mt-2 size-11 shrink-0 rounded-sm bg-ivory-200 object-cover sm:size-16"
      />
      {/* Wraps below the image if the font is large. */}
      <div className="flex min-w-0 grow basis-48 flex-wrap justify-between gap-x-2">
        <p className="min-w-0 grow basis-24 self-center text-sm leading-tight font-semibold">
          {item ? (
            <a href={item.path} className="underline-offset-4 hover:underline">
              {line.name}
            </a>
          ) : (
            line.name
          )}
        </p>
        <p className="flex flex-col-reverse justify-center text-right text-xs leading-tight text-night-600">
          <span>{line.price}</span>
          {cents !== null && (
            <span className="text-sm leading-tight font-semibold text-night-900">
              <span className="sr-only">{lineTotal}</span>
              <span>{formatCents(cents)}</span>
            </span>
          )}
        </p>
        {isGone(items, line) && <p className="mt-1 basis-full text-sm font-semibold">{goneLine}</p>}
        <div className="flex basis-full flex-wrap items-center justify-between">{children}</div>
      </div>
    </li>
  );
}
