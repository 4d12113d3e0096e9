import type { ImageView } from '#contracts/media.ts';
import type { ListState } from '../../data/use-list.ts';
import { asChoices, FilterSelect, FilterStatus, SearchBox } from '../../parts/Filters.tsx';
import { FILTER_LABELS, KIND_LABELS, PHOTOS } from './texts.ts';

const GAPS = asChoices(FILTER_LABELS);
const KINDS = asChoices(KIND_LABELS);

/** Search and filters of images (@photos.filters). */
export function PhotoFilters({ list }: { list: ListState<ImageView> }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={PHOTOS.search}
        value={String(list.params['q'] ?? '')}
        onSearch={(q) => list.setParam('q', q, 'replace')}
      />
      <FilterSelect
        list={list}
        name="show"
        label={PHOTOS.filterByGap}
        all={PHOTOS.all}
        items={GAPS}
      />
      <FilterSelect
        list={list}
        name="in"
        label={PHOTOS.filterByPlace}
        all={PHOTOS.anywhere}
        items={KINDS}
      />
      <FilterStatus list={list} count={PHOTOS.count(list.total)} label={PHOTOS.clear} />
    </div>
  );
}
