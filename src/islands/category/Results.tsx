import type { ItemCardData } from '#site/item-card.ts';
import { clearFilters, noMatches } from '#site/texts/catalog.ts';
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
        <p className="font-display text-xl">{noMatches}</p>
        <button type="button" className="mt-6 button button-outline" onClick={onClear}>
          {clearFilters}
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

/** Skeleton cards while a large category's list is loaded (@category.large). */
const SKELETONS = 8;

export function CardSkeletons() {
  return (
    <ul aria-hidden="true" className="card-grid mt-8">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className="animate-pulse">
          <div className="aspect-4/3 rounded-md bg-ivory-200" />
          <div className="mt-4 h-6 w-3/4 rounded-sm bg-ivory-200" />
          <div className="mt-2 h-5 w-1/3 rounded-sm bg-ivory-200" />
        </li>
      ))}
    </ul>
  );
}
