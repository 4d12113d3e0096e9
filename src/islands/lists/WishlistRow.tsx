import type { ReactNode } from 'react';
import { formatCents } from '#domain/money.ts';
import { lineCents, type WishlistLine } from '#domain/wishlist.ts';
import { goneLine, lineTotal } from '#site/lists/texts.ts';
import { itemImage } from '#site/media/image.ts';
import { $listItems, isGone, itemOf, NO_ITEMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** A line with its controls, or the quantity of a shared list. The page script replaces a broken image. */
export function WishlistRow({ line, children }: { line: WishlistLine; children: ReactNode }) {
  const items = useStoreValue($listItems, NO_ITEMS);
  const item = itemOf(items, line);
  const image = itemImage({ url: line.image, alt: '' }, 320, '5rem');
  const cents = lineCents(line);
  return (
    <li className="line-row flex flex-wrap gap-4 py-4">
      <img
        {...image}
        alt=""
        width={80}
        height={80}
        className="size-16 shrink-0 rounded-sm bg-ivory-200 object-cover sm:size-20"
      />
      {/* Below the image if the font is large. */}
      <div className="min-w-0 grow basis-40">
        <p className="leading-snug font-semibold">
          {item ? (
            <a href={item.path} className="underline-offset-4 hover:underline">
              {line.name}
            </a>
          ) : (
            line.name
          )}
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-night-600">
          <span>{line.price}</span>
          {cents !== null && (
            <span className="font-semibold text-night-900">
              <span className="sr-only">{lineTotal}</span>
              <span>{formatCents(cents)}</span>
            </span>
          )}
        </p>
        {isGone(items, line) && <p className="mt-1 text-sm font-semibold">{goneLine}</p>}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-y-1">{children}</div>
      </div>
    </li>
  );
}
