import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { displayPrice } from '#domain/money.ts';
import { counted } from '../data/counted.ts';
import type { Bin } from '../data/use-bin.ts';
import { Badge } from '../parts/Badge.tsx';
import { EntityRow } from '../parts/EntityRow.tsx';
import { StateBadge } from '../parts/StateBadge.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { ITEM_KIND } from './item-form-values.ts';

/** Spec §2: "up to 2 image thumbnails plus a '+n' count". */
const THUMBNAILS = 2;

interface ItemRowProps {
  item: RentalItemAdminView;
  bin: Bin<RentalItemAdminView>;
  onEdit: () => void;
}

/** A rental item in the list. */
export function ItemRow({ item, bin, onEdit }: ItemRowProps) {
  const { images, isActive, isPublished } = item;
  const shown = images.length === 0 ? [''] : images.slice(0, THUMBNAILS);
  return (
    <EntityRow
      view={item}
      path={ITEM_KIND.path}
      bin={bin}
      pictures={
        <div className="flex shrink-0 items-center gap-1 sm:w-33">
          {shown.map((url, index) => (
            <span
              key={url}
              className={index > 0 ? '-ml-7 rounded-sm ring-2 ring-ivory-50 sm:ml-0' : ''}
            >
              <Thumbnail url={url} />
            </span>
          ))}
          {images.length > THUMBNAILS && (
            <span className="w-7 text-xs text-night-600">{`+${images.length - THUMBNAILS}`}</span>
          )}
        </div>
      }
      badges={
        <>
          {item.isFeatured && <Badge tone="lead">Featured</Badge>}
          {!isPublished && <Badge>Draft</Badge>}
          {!isActive && <Badge>Inactive</Badge>}
          <StateBadge
            state={item.state}
            isHidden={!isActive || !isPublished || item.deletedAt !== null}
          />
        </>
      }
      facts={
        <>
          <span>{item.categoryName}</span>
          <span>{displayPrice(item.price)}</span>
          <span>{`${item.availability} in stock`}</span>
          {item.options.length > 0 && <span>{counted(item.options.length, 'option')}</span>}
        </>
      }
      onEdit={onEdit}
    />
  );
}
