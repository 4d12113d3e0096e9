import { Icon } from './Icon.tsx';
import { addToWishlist } from './texts.ts';

export interface HeartButtonProps {
  /** Rental item's name, for the label. */
  name: string;
  /** What the page script puts into the wishlist, as JSON. */
  item: string;
  className?: string;
}

/**
 * The wishlist heart. It is painted and handled by the page scripts (`src/enhance`), so that it
 * works on every page without React. Its name stays and `aria-pressed` tells the state: both changing
 * at once would say the opposite of what is so.
 */
export function HeartButton({ name, item, className = '' }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script group/heart grid size-11 place-items-center rounded-full bg-ivory-50 text-night-900 shadow-card transition-transform hover:scale-105 ${className}`}
      data-heart={item}
      // The page script may have painted it before React looks at it.
      suppressHydrationWarning
      aria-pressed="false"
      aria-label={addToWishlist(name)}
    >
      <Icon
        name="heart"
        className="size-5 group-aria-pressed/heart:fill-rose-600 group-aria-pressed/heart:stroke-rose-600"
      />
    </button>
  );
}
