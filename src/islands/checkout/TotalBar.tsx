import type { Wishlist } from '#domain/wishlist.ts';
import { listTotal } from './list-total.ts';

/**
 * The total at the foot of a narrow screen while the form is filled in; beside the form the panel
 * shows it. A window that is very low, as at 400 % zoom, keeps its room for the form.
 */
export function TotalBar({ list }: { list: Wishlist }) {
  return (
    <a
      href="#selected-items"
      className="on-night bottom-0 z-30 -mx-5 flex min-h-14 items-center justify-between gap-4 bg-night-900 px-5 text-ivory-50 group-has-[form[hidden]]:hidden sm:mx-0 sm:rounded-t-lg lg:hidden [@media(min-height:30rem)]:sticky"
    >
      <span className="text-sm">{list.length === 1 ? '1 item' : `${list.length} items`}</span>
      <span className="font-display text-lg text-brass-300">{listTotal(list).total}</span>
    </a>
  );
}
