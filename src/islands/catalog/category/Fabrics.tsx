import type { MouseEvent } from 'react';
import { colorKey, NO_FILTER, type CatalogFilter } from '#domain/catalog.ts';
import type { Fabric } from '#site/catalog/fabrics.ts';
import { fabricFacts, fabricsTitle } from '#site/catalog/texts.ts';
import { resized } from '#site/media/image.ts';
import { queryFromFilter } from '#stores/url-filter.ts';

export interface FabricsProps {
  fabrics: readonly Fabric[];
  filter: CatalogFilter;
  onRestart: (patch: Partial<CatalogFilter>) => void;
}

/** Fabrics to choose, by which the list is filtered (@category.fabrics); plain links before hydration. */
export function Fabrics({ fabrics, filter, onRestart }: FabricsProps) {
  return (
    <ul className="fabrics" aria-label={fabricsTitle}>
      {fabrics.map((fabric) => {
        const { name, image, color, tag } = fabric;
        const patch = { colors: [color], tag };
        const isChosen =
          filter.tag === tag &&
          filter.colors.length === 1 &&
          filter.colors.every((other) => colorKey(other) === colorKey(color));
        const choose = (event: MouseEvent) => {
          // The browser opens the link in a new tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onRestart(isChosen ? { colors: [], tag: '' } : patch);
        };
        return (
          <li key={name}>
            <a
              href={queryFromFilter({ ...NO_FILTER, ...patch })}
              aria-current={isChosen ? true : undefined}
              onClick={choose}
            >
              <img src={resized(image, 320)} alt="" width={160} height={160} loading="lazy" />
              <b>{name}</b>
              <small>{fabricFacts(fabric)}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
