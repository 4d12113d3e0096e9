import type { ItemCardData } from '#site/item-card.ts';
import { ItemCard } from './ItemCard.tsx';

export interface ResultsProps {
  cards: readonly ItemCardData[];
  /** False while all cards stand in the page and CSS shows the first ones. */
  live: boolean;
  onClear: () => void;
}

/** Images of the first view load at once. */
const EAGER = 4;

/** The cards of a category, or that none match (@category.no-match). */
export function Results({ cards, live, onClear }: ResultsProps) {
  if (cards.length === 0) {
    return (
      <div className="py-16 text-center">
        <p className="font-display text-xl">No items match your filters</p>
        <button type="button" className="mt-6 button button-outline" onClick={onClear}>
          Clear filters
        </button>
      </div>
    );
  }
  return (
    <ul className="card-grid paged-cards mt-8" data-live={live || undefined}>
      {cards.map((card, index) => (
        <ItemCard key={card.id} item={card} eager={index < EAGER} />
      ))}
    </ul>
  );
}
