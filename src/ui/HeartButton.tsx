import { Icon } from './Icon.tsx';
import { addToWishlist } from './texts.ts';

export interface HeartButtonProps {
  name: string;
  /** `WishlistItem` as JSON, read by the page's script. */
  item: string;
  className?: string;
}

/**
 * The wishlist heart, handled by the page's scripts. Only `aria-pressed` changes: a changed label would contradict it.
 */
export function HeartButton({ name, item, className = '' }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script group/heart grid size-11 place-items-center rounded-full bg-ivory-50 text-night-900 shadow-card transition-transform hover:scale-105 ${className}`}
      data-heart={item}
      // The page's script may have set `aria-pressed` before hydration.
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
