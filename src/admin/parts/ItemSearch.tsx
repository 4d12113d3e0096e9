import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { addressOf, readPage } from '#api-client/call.ts';
import { itemEndpoints, type RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import type { Elements } from '#ui/elements.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { ITEM_SEARCH } from '../form/texts.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Rows that are offered at once. */
const MAX_OFFERED = 8;

/** One of the rows that a search offers: an item, or one of its options. */
export interface Offer {
  key: string;
  name: string;
  /** Address of its image; empty: none. */
  image: string;
  /** Said beside the name; empty: nothing. */
  detail: string;
}

interface ItemSearchProps<T extends Offer> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** @returns what a found item offers, best first */
  offersOf: (item: RentalItemAdminView) => readonly T[];
  onPick: (offer: T) => void;
  /** Said where no more can be picked; empty: more can be. */
  full?: string;
  /** Where the caller moves the focus to it. */
  input?: RefObject<HTMLInputElement | null>;
  /** Of the field that an error is about. */
  name?: string;
  /** Stands between label and field. */
  children?: Elements;
}

/** Finds rental items by words of their name or text, in any order, and offers them to be picked. */
export function ItemSearch<T extends Offer>(props: ItemSearchProps<T>) {
  const { id, label, hint, error, name, offersOf, onPick, full = '', children } = props;
  const [typed, setTyped] = useState('');
  const own = useRef<HTMLInputElement>(null);
  const input = props.input ?? own;
  const words = typed.trim();
  const found = useFound(words);
  const { rows = [], total = 0 } = found.data ?? {};
  const all = rows.flatMap(offersOf);
  const offers = all.slice(0, MAX_OFFERED);
  const hasMore = all.length > offers.length || total > rows.length;
  const isOffering = words !== '' && full === '' && offers.length > 0;
  // They come below the field, where a bar at the end covers what is not brought into view.
  const list = useRef<HTMLUListElement>(null);
  const shown = isOffering ? offers.length : 0;
  useEffect(() => {
    if (shown === 0) return;
    // A smooth one would be ended by the second.
    const nearest = { block: 'nearest', behavior: 'instant' } as const;
    list.current?.scrollIntoView(nearest);
    // Where there is no room for both, the field stays.
    input.current?.scrollIntoView(nearest);
  }, [shown, input]);
  const pick = (offer: T) => {
    onPick(offer);
    setTyped('');
    // Still there, unless what was picked takes its place.
    input.current?.focus();
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {children}
      <input
        {...fieldAttributes(id, error, hint)}
        ref={input}
        type="search"
        name={name}
        className="input"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={ITEM_SEARCH.placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the whole form.
          event.preventDefault();
          if (isOffering && offers[0] && !found.isPlaceholderData) pick(offers[0]);
        }}
      />
      {isOffering && (
        <ul
          ref={list}
          className="mt-1 divide-y divide-ivory-300 rounded-md border border-ivory-300 bg-white"
          aria-label={ITEM_SEARCH.found}
        >
          {offers.map((offer) => (
            <li key={offer.key}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2 px-2 py-1 text-left hover:bg-ivory-100"
                onClick={() => pick(offer)}
              >
                <Thumbnail url={offer.image} />
                <span className="min-w-0 grow break-words">{offer.name}</span>
                {offer.detail !== '' && (
                  <span className="text-xs text-night-600">{offer.detail}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-1 text-xs">
        {full || statusOf(words, found, offers.length, hasMore)}
      </p>
    </FieldFrame>
  );
}

/** @returns the items that have these words, best match first (@items.pick) */
function useFound(q: string) {
  const params = { q, ranked: '1' };
  return useQuery({
    // Without words it is the first page of all, which may have been read: none of it is offered.
    queryKey: [q === '' ? '' : addressOf(itemEndpoints.list, { query: params })],
    queryFn: ({ signal }) => readPage(itemEndpoints.list, params, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

function statusOf(
  words: string,
  search: ReturnType<typeof useFound>,
  offered: number,
  hasMore: boolean,
): string {
  if (words === '' || search.isFetching) return '';
  if (search.isError) return ITEM_SEARCH.failed;
  if (offered === 0) return ITEM_SEARCH.nothing;
  return hasMore ? ITEM_SEARCH.more : '';
}
