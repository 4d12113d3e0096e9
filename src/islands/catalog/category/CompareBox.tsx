import { compare } from '#site/catalog/compare-texts.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import type { ChosenToCompare } from './use-compared.ts';

interface CompareBoxProps {
  card: ItemCardData;
  compared: ChosenToCompare;
}

/** Checkbox that adds an item to the comparison (@compare.choose). */
export function CompareBox({ card: { name, href }, compared }: CompareBoxProps) {
  const slug = href.slice(href.lastIndexOf('/') + 1);
  const isChosen = compared.slugs.includes(slug);
  return (
    <label className="needs-script relative z-10 flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-night-900"
        checked={isChosen}
        disabled={compared.isFull && !isChosen}
        onChange={() => compared.toggle(slug)}
      />
      <span>{compare}</span>
      <span className="sr-only">{` ${name}`}</span>
    </label>
  );
}
