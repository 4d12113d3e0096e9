import { PAGES } from '#site/paths.ts';

/** Beside the form while the wishlist is empty. */
export function NothingSelected() {
  return (
    <aside className="rounded-lg bg-ivory-100 p-5 sm:p-6">
      <p className="font-display text-xl">No items yet</p>
      <p className="mt-1 text-sm text-night-600">
        No items needed. Tell us what you’re planning, and we’ll suggest what fits.
      </p>
      <a href={PAGES.rentals} className="mt-4 button button-outline">
        Browse All Rentals
      </a>
    </aside>
  );
}
