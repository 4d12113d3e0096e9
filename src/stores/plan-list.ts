/** A plan that goes onto the list (@planner.add). */
import { addMissing, findLine, type Wishlist } from '#domain/wishlist.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { notify } from './toasts.ts';
import { changeWishlist, wishlist } from './wishlist.ts';

/**
 * Adds a plan to the list, with undo. What is there gets the planned quantity where that is larger,
 * so that adding a plan twice adds nothing.
 */
export function addPlan(plan: Wishlist): void {
  const own = wishlist();
  const { list, leftOut } = addMissing(own, plan);
  const added = list.length - own.length;
  const raised = own.filter((line) => (findLine(list, line)?.quantity ?? 0) > line.quantity).length;
  if (added + raised > 0) {
    const names = leftOut.map(({ name }) => name);
    changeWishlist(() => list, TOASTS.planAdded(added, raised, names));
  } else notify(leftOut.length > 0 ? TOASTS.wishlistFull : TOASTS.listAlreadyThere);
}
