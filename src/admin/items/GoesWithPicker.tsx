import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressOf, readPage } from '#api-client/call.ts';
import { itemEndpoints } from '#contracts/admin/rental-items.ts';
import { MAX_GOES_WITH, MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import type { EntityForm } from '../form/use-entity-form.ts';
import { errorOf } from '../form/use-kept-form.ts';
import { IconButton } from '../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { GOES_WITH, LINES } from '../texts/catalog.ts';
import type { ItemValues, PickedItem } from './item-form-values.ts';

/** Found items that are offered at once. */
const MAX_FOUND = 8;

/** @returns items whose name or text has these words; none for no words */
function useFound(q: string) {
  const params = { q };
  return useQuery({
    queryKey: [addressOf(itemEndpoints.list, { query: params })],
    queryFn: ({ signal }) => readPage(itemEndpoints.list, params, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

interface GoesWithPickerProps {
  form: EntityForm<ItemValues>;
  /** The item itself, which cannot go with itself; undefined for a new one. */
  ownId: string | undefined;
}

/** The items that are recommended with this one (@items.goes-with): found by search, then ordered. */
export function GoesWithPicker({ form, ownId }: GoesWithPickerProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = `${form.id}-goesWith`;
  const { label, hint } = form.fields.goesWith;
  const picked = form.values.goesWith;
  const error = errorOf(form.errors, 'goesWith');
  const onChange = (next: PickedItem[]) => form.set('goesWith', next);
  const moves = useMoves(picked, (from, to) => onChange(moved(picked, from, to)));

  const words = typed.trim();
  const found = useFound(words);
  const isFull = picked.length >= MAX_GOES_WITH;
  const rows = (words === '' ? [] : (found.data?.rows ?? []))
    .filter((row) => row.id !== ownId && !picked.some((each) => each.id === row.id))
    .slice(0, MAX_FOUND);
  const pick = ({ id: itemId, name }: PickedItem) => {
    onChange([...picked, { id: itemId, name }]);
    setTyped('');
    input.current?.focus();
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {picked.length > 0 && (
        <ul
          className="mb-2 divide-y divide-ivory-300 rounded-md border border-ivory-300"
          aria-label={label}
        >
          {picked.map((each, index) => (
            <li key={each.id} className="flex items-center pl-3">
              <span className="min-w-0 grow break-words">{each.name}</span>
              <MoveButtons moves={moves} index={index} count={picked.length} name={each.name} />
              <IconButton
                icon="trash"
                label={LINES.remove(GOES_WITH.noun, each.name)}
                onClick={() => {
                  onChange(picked.filter((other) => other.id !== each.id));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <MoveStatus moves={moves} />
      <input
        ref={input}
        type="search"
        className="input"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={GOES_WITH.placeholder}
        {...fieldAttributes(id, error, hint)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the whole form.
          event.preventDefault();
          if (rows[0] && !isFull) pick(rows[0]);
        }}
      />
      {rows.length > 0 && !isFull && (
        <ul
          className="mt-1 rounded-md border border-ivory-300 bg-white"
          aria-label={GOES_WITH.found}
        >
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className="min-h-11 w-full px-3 py-2 text-left hover:bg-ivory-100"
                onClick={() => pick(row)}
              >
                {row.name} <span className="text-xs text-night-500">{row.categoryName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-1 text-xs">
        {statusOf({
          isFull,
          words,
          found: rows.length,
          isError: found.isError,
          isPending: found.isFetching,
        })}
      </p>
    </FieldFrame>
  );
}

/** @returns what to say below the search; empty while there is nothing to say */
function statusOf(search: {
  isFull: boolean;
  words: string;
  found: number;
  isError: boolean;
  isPending: boolean;
}): string {
  if (search.isFull) return LINES.limit(MAX_GOES_WITH);
  if (search.words === '' || search.isPending) return '';
  if (search.isError) return GOES_WITH.failed;
  return search.found === 0 ? GOES_WITH.nothing : '';
}
