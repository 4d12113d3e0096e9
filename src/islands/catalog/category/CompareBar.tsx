import type { CatalogFilter } from '#domain/catalog.ts';
import { MAX_COMPARED } from '#domain/limits.ts';
import * as text from '#site/catalog/compare-texts.ts';
import { comparePath } from '#site/paths.ts';
import { queryFromFilter } from '#stores/url-filter.ts';
import styles from './compare-bar.css?inline';

/**
 * Styles of this script instead of the page, because few visitors compare. The CSP allows a constructed style sheet.
 */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

interface CompareBarProps {
  /** Slug of the category. */
  category: string;
  /** Goes along, so that the way back leads to the same list. */
  filter: CatalogFilter;
  /** Slugs of the chosen items. */
  slugs: readonly string[];
  onClear: () => void;
}

/** Link to the comparison of the chosen items; stays in view while the list scrolls (@compare.choose). */
export function CompareBar({ category, filter, slugs, onClear }: CompareBarProps) {
  const count = slugs.length;
  return (
    <div className="compare-bar on-night">
      <p role="status" className="text-sm">
        {count === 1 ? text.oneMore : text.chosenCount(count, MAX_COMPARED)}
      </p>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="min-h-11 px-2 text-sm font-semibold underline underline-offset-4"
          onClick={onClear}
        >
          {text.clearCompared}
        </button>
        {count > 1 && (
          <a
            href={`${comparePath(category)}${queryFromFilter(filter, slugs)}`}
            className="button px-4 button-brass"
          >
            {text.compareCount(count)}
          </a>
        )}
      </div>
    </div>
  );
}
