import type { RentalItemAdminView, RentalItemSort } from '#contracts/admin/rental-items.ts';
import { displayPrice } from '#domain/money.ts';
import { counted } from '../data/counted.ts';
import { moment } from '../data/times.ts';
import { Badge, InactiveBadge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { StateBadge } from '../parts/StateBadge.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';

/** Up to 2 thumbnails and the number of the others (@items.row). */
const THUMBNAILS = 2;

export const ITEM_NAME_SORT: ColumnSort<RentalItemSort> = {
  ascending: 'name',
  descending: 'name-desc',
};

export const ITEM_COLUMNS: readonly Column<RentalItemAdminView, RentalItemSort>[] = [
  {
    label: 'Category',
    cell: ({ categoryName }) => categoryName,
    sort: { ascending: 'category', descending: 'category-desc' },
  },
  {
    label: 'Price',
    isNumber: true,
    cell: ({ price }) => displayPrice(price),
    sort: { ascending: 'price-asc', descending: 'price-desc' },
  },
  {
    label: 'In stock',
    isNumber: true,
    cell: ({ availability }) => availability,
    fact: ({ availability }) => `${availability} in stock`,
  },
  {
    label: 'Options',
    isNumber: true,
    cell: ({ options }) => options.length || '–',
    fact: ({ options }) => (options.length > 0 ? counted(options.length, 'option') : null),
  },
  {
    label: 'Updated',
    cell: ({ updatedAt }) => moment(updatedAt),
    fact: null,
    sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
  },
];

/** The first images of an item, and how many more there are. */
export function ItemImages({ images }: Pick<RentalItemAdminView, 'images'>) {
  const shown = images.length === 0 ? [''] : images.slice(0, THUMBNAILS);
  return (
    <div className="flex shrink-0 items-center gap-1 self-start lg:w-24">
      {shown.map((url, index) => (
        <span
          key={url}
          className={index > 0 ? '-ml-7 rounded-sm ring-2 ring-ivory-50 lg:ml-0 lg:ring-0' : ''}
        >
          <Thumbnail url={url} />
        </span>
      ))}
      {images.length > THUMBNAILS && (
        <span className="text-xs font-normal text-night-600">{`+${images.length - THUMBNAILS}`}</span>
      )}
    </div>
  );
}

/** Featured, Draft, Inactive (@items.row), and how it stands to what visitors see. */
export function ItemBadges({ item }: { item: RentalItemAdminView }) {
  const { isActive, isPublished, isFeatured } = item;
  return (
    <>
      {!isPublished && (
        <Badge tone="draft" mark="pencil">
          Draft
        </Badge>
      )}
      {!isActive && <InactiveBadge />}
      <StateBadge
        state={item.state}
        isHidden={!isActive || !isPublished}
        isDeleted={item.deletedAt !== null}
      />
      {isFeatured && (
        <Badge tone="strong" mark="star">
          Featured
        </Badge>
      )}
    </>
  );
}
