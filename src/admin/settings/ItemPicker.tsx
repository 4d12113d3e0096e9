import { useQuery } from '@tanstack/react-query';
import { itemEndpoints, type RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { queryOf } from '../data/queries.ts';
import { IconButton } from '../parts/Button.tsx';
import { ItemSearch, type Offer } from '../parts/ItemSearch.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { ITEM_PICKER } from './control-texts.ts';

interface ItemPickerProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Slug of the chosen item; may be empty. */
  slug: string;
  onChange: (slug: string) => void;
}

/** Chooses a rental item by name; its value is the slug. */
export function ItemPicker({ slug, onChange, ...frame }: ItemPickerProps) {
  if (slug !== '') return <ChosenItem {...frame} slug={slug} onChange={onChange} />;
  return <ItemSearch {...frame} offersOf={offersOf} onPick={({ key }) => onChange(key)} />;
}

function offersOf({ slug, name, images }: RentalItemAdminView): Offer[] {
  return [{ key: slug, name, image: images[0] ?? '', detail: '' }];
}

/**
 * @returns the item with this slug once loaded, also from the trash; `isUnknown` if there is none
 */
export function useItem(slug: string) {
  const hasSlug = (candidate: RentalItemAdminView) => candidate.slug === slug;
  const { data: listed } = useQuery({
    ...queryOf(itemEndpoints.list, { query: { q: slug } }),
    enabled: slug !== '',
  });
  const found = listed?.find(hasSlug);
  const { data: deleted } = useQuery({
    ...queryOf(itemEndpoints.list, { query: { q: slug, deleted: '1' } }),
    enabled: slug !== '' && listed !== undefined && found === undefined,
  });
  const item = found ?? deleted?.find(hasSlug);
  return { item, isUnknown: deleted !== undefined && item === undefined };
}

/** @returns why visitors do not see the chosen item; undefined if they do, or while unknown */
export function hiddenBecause(item: Hideable | undefined, isUnknown: boolean): string | undefined {
  if (isUnknown) return ITEM_PICKER.gone;
  if (!item) return undefined;
  if (item.deletedAt !== null) return ITEM_PICKER.inTrash;
  if (!item.isActive) return ITEM_PICKER.inactive;
  if (!item.isPublished) return ITEM_PICKER.draft;
  return item.state === 'draft' ? ITEM_PICKER.notLive : undefined;
}

type Hideable = Pick<RentalItemAdminView, 'deletedAt' | 'isActive' | 'isPublished' | 'state'>;

function ChosenItem({ id, label, error, slug, onChange }: ItemPickerProps) {
  const { item, isUnknown } = useItem(slug);
  const name = item?.name ?? slug.replaceAll('-', ' ');
  const reason = hiddenBecause(item, isUnknown);
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <div className="flex min-h-11 items-center gap-2 rounded-md border border-ivory-300 bg-white pl-2">
        <Thumbnail url={item?.images[0] ?? ''} />
        <span className="min-w-0 grow truncate">
          <span className="sr-only">{ITEM_PICKER.chosen('')}</span>
          <span>{name}</span>
        </span>
        <IconButton
          icon="close"
          id={id}
          label={`${ITEM_PICKER.change}: ${name}`}
          onClick={() => onChange('')}
        />
      </div>
      {reason && <p className="mt-1 text-xs text-rose-600">{reason}</p>}
      {error && <p className="mt-1 text-sm font-semibold text-rose-600">{error}</p>}
    </div>
  );
}
