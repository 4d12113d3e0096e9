import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { addressOf, readPage } from '#api-client/call.ts';
import { itemEndpoints, type RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import type { Elements } from '#ui/elements.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { ITEM_SEARCH } from '../form/texts.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Maximum of results. */
const MAX_OFFERED = 8;

/** A result: an item, or one of its options. */
export interface Offer {
  key: string;
  name: string;
  /** Address of its image; may be empty. */
  image: string;
  /** Shown beside the name; may be empty. */
  detail: string;
}

interface ItemSearchProps<T extends Offer> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** @returns an item's results, best first */
  offersOf: (item: RentalItemAdminView) => readonly T[];
  onPick: (offer: T) => void;
  /** Shown when no more can be picked; empty when more can be. */
  full?: string;
  /** Lets the caller focus the field. */
  input?: RefObject<HTMLInputElement | null>;
  /** Name of the field for errors. */
  name?: string;
  /** Between label and field. */
  children?: Elements;
}

/** Finds rental items by words of their name or text, in any order, to pick one. */
export function ItemSearch<T extends Offer>(props: ItemSearchProps<T>) {
  const { id, label, hint, error, name, offersOf, onPick, full = '', children } = props;
  const [typed, setTyped] = useState('');
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.input ?? ownInput;
  const words = typed.trim();
  const found = useFound(words);
  const { rows = [], total = 0 } = found.data ?? {};
  const all = rows.flatMap(offersOf);
  const offers = all.slice(0, MAX_OFFERED);
  const hasMore = all.length > offers.length || total > rows.length;
  const isOffering = words !== '' && full === '' && offers.length > 0;
  // Results below the field may be covered by a bar at the end of the form.
  const list = useRef<HTMLUListElement>(null);
  const shown = isOffering ? offers.length : 0;
  useEffect(() => {
    if (shown === 0) return;
    // The second call would end a smooth scroll.
    const nearest = { block: 'nearest', behavior: 'instant' } as const;
    list.current?.scrollIntoView(nearest);
    // If there is no room for both, the field stays in view.
    input.current?.scrollIntoView(nearest);
  }, [shown, input]);
  const pick = (offer: T) => {
    onPick(offer);
    setTyped('');
    // The field may be gone, replaced by the picked item.
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
          // Does not submit the surrounding form.
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

/** @returns items with these words, best match first (@items.pick) */
function useFound(q: string) {
  const params = { q, ranked: '1' };
  return useQuery({
    // Without words, the key must not match the cached first page of all items.
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
