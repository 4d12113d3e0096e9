import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { itemEndpoints, type RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { packageEndpoints } from '#contracts/admin/service-packages.ts';
import { MAX_QUOTE_LINES } from '#contracts/quotes.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { lineName } from '#domain/wishlist.ts';
import { packageLine, packageTitle } from '#site/package-line.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../data/queries.ts';
import { Button } from '../parts/Button.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { QUOTE_LINES } from '../texts/quotes.ts';
import type { LineValues } from './quote-form-values.ts';
import type { QuoteForm } from './quote-form.ts';
import { amountText } from './typed-numbers.ts';

/** Found items that are offered at once. */
const MAX_FOUND = 8;

const FREE: LineValues = {
  itemId: '',
  name: '',
  note: '',
  quantity: '1',
  price: '',
  isTaxable: true,
};

/** The ways to add a line: of the catalog, of a package, or one's own. */
export function AddLines({ form }: { form: QuoteForm }) {
  const [said, setSaid] = useState('');
  const isFull = form.values.lines.length >= MAX_QUOTE_LINES;
  const add = (line: LineValues) => {
    form.changeLines((last) => [...last, line]);
    setSaid(line.name === '' ? '' : QUOTE_LINES.added(line.name));
  };
  const addFree = () => {
    add(FREE);
    const id = `${form.id}-lines-${form.values.lines.length}-name`;
    // Once the new line is there.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  if (isFull) return <p role="status">{QUOTE_LINES.full(MAX_QUOTE_LINES)}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ItemSearch id={`${form.id}-add`} onPick={add} />
      <div className="space-y-4">
        <PackageChoice id={`${form.id}-package`} onPick={add} />
        <Button look="outline" onClick={addFree}>
          {QUOTE_LINES.addFree}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface PickProps {
  id: string;
  onPick: (line: LineValues) => void;
}

function ItemSearch({ id, onPick }: PickProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const words = typed.trim();
  const found = useQuery({
    ...queryOf(itemEndpoints.list, { query: { q: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const lines = words === '' ? [] : (found.data ?? []).flatMap(linesOf).slice(0, MAX_FOUND);
  const pick = ({ line }: Found) => {
    onPick(line);
    setTyped('');
    input.current?.focus();
  };
  // They come below the field, where the bar at the end covers what is not brought into view.
  const list = useRef<HTMLUListElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count === 0) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    // Where there is no room for both, the field stays.
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const isNothing = words !== '' && !found.isFetching && lines.length === 0;
  return (
    <FieldFrame id={id} label={QUOTE_LINES.add} hint={QUOTE_LINES.addHint}>
      <input
        {...fieldAttributes(id, undefined, QUOTE_LINES.addHint)}
        ref={input}
        type="search"
        className="input"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the whole form.
          event.preventDefault();
          if (lines[0] && !found.isPlaceholderData) pick(lines[0]);
        }}
      />
      {lines.length > 0 && (
        <ul
          ref={list}
          className="mt-1 divide-y divide-ivory-300 rounded-md border border-ivory-300 bg-white"
          aria-label={QUOTE_LINES.found}
        >
          {lines.map((each) => (
            <li key={each.line.name}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2 px-2 py-1 text-left hover:bg-ivory-100"
                onClick={() => pick(each)}
              >
                <Thumbnail url={each.image} />
                <span className="min-w-0 grow break-words">{each.line.name}</span>
                <span className="text-xs text-night-600">
                  {each.line.price || QUOTE_LINES.noPrice}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-1 text-xs">
        {isNothing && (found.isError ? QUOTE_LINES.notFound : QUOTE_LINES.nothing)}
      </p>
    </FieldFrame>
  );
}

interface Found {
  line: LineValues;
  image: string;
}

/** @returns a line for each option of an item; for one without options the only one */
function linesOf({ id, name, price, options, images }: RentalItemAdminView): Found[] {
  const found = (option: string, cents: number): Found => ({
    line: { ...FREE, itemId: id, name: lineName(name, option), price: amountText(cents) },
    image: images[0] ?? '',
  });
  return options.length === 0
    ? [found('', parsePriceCents(price) ?? 0)]
    : options.map((option) => found(option.name, Math.round(option.price * 100)));
}

function PackageChoice({ id, onPick }: PickProps) {
  const packages = useQuery(queryOf(packageEndpoints.list)).data ?? [];
  const [chosen, setChosen] = useState('');
  const add = () => {
    const each = packages.find((one) => one.id === chosen);
    if (!each) return;
    const price = amountText(parsePriceCents(each.startingPrice) ?? 0);
    onPick({ ...FREE, ...packageLine(each.name, each.serviceType), price });
    setChosen('');
  };
  if (packages.length === 0) return null;
  return (
    <FieldFrame id={id} label={QUOTE_LINES.package}>
      {/* Choosing alone adds nothing: the arrow keys choose one after the other. */}
      <div className="flex gap-2">
        <Select
          id={id}
          className="min-w-0 grow"
          items={packages.map(({ id: value, name, serviceType }) => ({
            value,
            label: packageTitle(name, serviceType),
          }))}
          placeholder={QUOTE_LINES.choosePackage}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button look="outline" className="shrink-0" isOff={chosen === ''} onClick={add}>
          {QUOTE_LINES.addPackage}
        </Button>
      </div>
    </FieldFrame>
  );
}
