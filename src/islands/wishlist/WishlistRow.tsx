import type { ReactNode } from 'react';
import type { WishlistLine } from '#domain/wishlist.ts';
import { itemImage } from '#site/image.ts';

/**
 * One line of a wishlist: image, name, price, and its controls, or the plain quantity of a list that is
 * only looked at. A broken image is replaced by the page script.
 */
export function WishlistRow({ line, children }: { line: WishlistLine; children: ReactNode }) {
  const image = itemImage({ url: line.image, alt: '' }, 320, '5rem');
  return (
    <li className="flex gap-4 py-4">
      <img
        {...image}
        alt=""
        width={80}
        height={80}
        className="size-16 shrink-0 rounded-sm bg-ivory-200 object-cover sm:size-20"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">{line.name}</p>
        <p className="text-sm text-night-600">{line.price}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-y-1">{children}</div>
      </div>
    </li>
  );
}
