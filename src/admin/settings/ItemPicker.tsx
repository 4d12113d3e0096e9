import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { itemEndpoints } from '#contracts/admin/rental-items.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { queryOf } from '../data/queries.ts';
import { IconButton } from '../parts/Button.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { ITEM_PICKER } from '../texts/settings.ts';

interface ItemPickerProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Of the chosen item; empty: none. */
  slug: string;
  onChange: (slug: string) => void;
}

/** Long enough for a word. */
const PAUSE_MS = 300;
const MAX_FOUND = 6;

/** A rental item, found by its name and kept by its slug. */
export function ItemPicker({ slug, onChange, ...frame }: ItemPickerProps) {
  if (slug !== '') return <ChosenItem {...frame} slug={slug} onChange={onChange} />;
  return <ItemSearch {...frame} onChange={onChange} />;
}

/** @returns the item of a slug, once it is read; `isUnknown` where there is none */
export function useItem(slug: string) {
  const { data } = useQuery({
    ...queryOf(itemEndpoints.list, { query: { q: slug } }),
    enabled: slug !== '',
  });
  const item = data?.find((each) => each.slug === slug);
  return { item, isUnknown: data !== undefined && item === undefined };
}

function ChosenItem({ id, label, error, slug, onChange }: ItemPickerProps) {
  const { item, isUnknown } = useItem(slug);
  const name = item?.name ?? slug;
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <div className="flex min-h-11 items-center gap-2 rounded-md border border-ivory-300 bg-white pl-2">
        <Thumbnail url={item?.images[0] ?? ''} />
        <span className="min-w-0 grow truncate">
          <span className="sr-only">{ITEM_PICKER.chosen('')}</span>
          {name}
        </span>
        <IconButton
          icon="close"
          id={id}
          label={`${ITEM_PICKER.change}: ${name}`}
          onClick={() => onChange('')}
        />
      </div>
      {isUnknown && <p className="mt-1 text-xs text-rose-600">{ITEM_PICKER.unknown}</p>}
      {error && <p className="mt-1 text-sm font-semibold text-rose-600">{error}</p>}
    </div>
  );
}

function ItemSearch({
  id,
  name,
  label,
  hint = ITEM_PICKER.search,
  error,
  onChange,
}: Omit<ItemPickerProps, 'slug'>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...queryOf(itemEndpoints.list, { query: { q: asked } }),
    enabled: asked !== '',
  });
  const found = asked === '' ? [] : (data ?? []).slice(0, MAX_FOUND);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        className="input"
        type="search"
        name={name}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Not the whole form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...fieldAttributes(id, error, hint)}
      />
      <p role="status" className="text-xs text-night-500">
        {asked !== '' && data?.length === 0 && ITEM_PICKER.none}
      </p>
      {found.length > 0 && (
        <ul className="mt-1 divide-y divide-ivory-300 rounded-md border border-ivory-300 bg-white">
          {found.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2 px-2 text-left hover:bg-ivory-100"
                onClick={() => onChange(item.slug)}
              >
                <Thumbnail url={item.images[0] ?? ''} />
                <span className="min-w-0 truncate">{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
