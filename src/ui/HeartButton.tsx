import { Icon } from './Icon.tsx';
import { addToWishlist } from './texts.ts';

export interface HeartButtonProps {
  name: string;
  /** Line for the wishlist as JSON, read by the page script. */
  item: string;
  className?: string;
}

/**
 * The wishlist heart, handled by page scripts. Only `aria-pressed` changes: a new label would contradict it.
 */
export function HeartButton({ name, item, className = '' }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script group/heart grid size-11 place-items-center rounded-full bg-ivory-50 text-night-900 shadow-card transition-transform hover:scale-105 ${className}`}
      data-heart={item}
      // The page script may have painted it before hydration.
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
