import type { CatalogFilter, Filtered } from '#domain/catalog.ts';
import { nearSearches } from '#domain/search/near-words.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import * as text from '#site/catalog/texts.ts';
import { searchPath } from '#site/paths.ts';
import { Verbatim } from '#ui/Verbatim.tsx';

export interface NoMatchesProps {
  /** All cards of the category. */
  cards: readonly ItemCardData[];
  filter: CatalogFilter;
  find: (filter: CatalogFilter) => Filtered<ItemCardData>;
  phone: { text: string; href: string };
  onChange: (patch: Partial<CatalogFilter>) => void;
  onClear: () => void;
}

const MAX_NEAR = 3;

/**
 * Shown if nothing matches (@category.no-match): similar words, a search of all rentals, the phone (@category.near).
 */
export function NoMatches({ cards, filter, find, phone, onChange, onClear }: NoMatchesProps) {
  const typed = filter.search.trim();
  const near = nearSearches(
    typed,
    cards.flatMap(({ name, shortDescription }) => [name, shortDescription]),
  )
    .filter((search) => find({ ...filter, search }).entries.length > 0)
    .slice(0, MAX_NEAR);
  const link = 'font-semibold underline underline-offset-4';
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">{text.noMatches}</p>
      {near.length > 0 && (
        <p className="mt-4">
          <span>{`${text.didYouMean} `}</span>
          {near.map((search, index) => (
            <span key={search}>
              {index > 0 && <span>{', '}</span>}
              <button
                type="button"
                className={`min-h-6 ${link}`}
                onClick={() => onChange({ search })}
              >
                {search}
              </button>
            </span>
          ))}
          <span>?</span>
        </p>
      )}
      <button type="button" className="mt-6 button button-outline" onClick={onClear}>
        {text.clearFilters}
      </button>
      {typed !== '' && (
        <p className="mt-6">
          <a href={searchPath(typed)} className={link}>
            <Verbatim text={text.searchEverything(typed)} parts={[`“${typed}”`]} />
          </a>
        </p>
      )}
      <p className="mt-6 text-sm text-night-600">
        <span>{`${text.askUs} `}</span>
        <a href={phone.href} translate="no" className={`inline-block text-night-900 ${link}`}>
          {phone.text}
        </a>
      </p>
    </div>
  );
}
