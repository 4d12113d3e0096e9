import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import { MAX_QUOTE_LINES } from '#contracts/quotes/quotes.ts';
import { parsePriceCents } from '#domain/money.ts';
import { imageOfOption } from '#domain/option-image.ts';
import { lineName } from '#domain/wishlist.ts';
import { packageLine, packageTitle } from '#site/catalog/package-line.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../data/queries.ts';
import { Button } from '../parts/Button.tsx';
import { ItemSearch, type Offer } from '../parts/ItemSearch.tsx';
import type { LineValues } from './quote-form-values.ts';
import type { QuoteForm } from './quote-form.ts';
import { QUOTE_LINES } from './texts.ts';
import { amountText } from './typed-numbers.ts';

const BLANK_LINE: LineValues = {
  itemId: '',
  name: '',
  note: '',
  quantity: '1',
  price: '',
  isTaxable: true,
};

/** Adds a line: an item, a package, or a blank line. */
export function AddLines({ form }: { form: QuoteForm }) {
  const [announcement, setAnnouncement] = useState('');
  const isFull = form.values.lines.length >= MAX_QUOTE_LINES;
  const add = (line: LineValues) => {
    form.changeLines((last) => [...last, line]);
    setAnnouncement(line.name === '' ? '' : QUOTE_LINES.added(line.name));
  };
  const addBlank = () => {
    add(BLANK_LINE);
    const id = `${form.id}-lines-${form.values.lines.length}-name`;
    // After the new line is rendered.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  if (isFull) return <p role="status">{QUOTE_LINES.full(MAX_QUOTE_LINES)}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ItemSearch
        id={`${form.id}-add`}
        label={QUOTE_LINES.add}
        hint={QUOTE_LINES.addHint}
        offersOf={offersOf}
        onPick={({ line }) => add(line)}
      />
      <div className="space-y-4">
        <PackageChoice id={`${form.id}-package`} onPick={add} />
        <Button look="outline" onClick={addBlank}>
          {QUOTE_LINES.addFree}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

interface PickProps {
  id: string;
  onPick: (line: LineValues) => void;
}

interface LineOffer extends Offer {
  line: LineValues;
}

/** @returns a result per option of an item; a single result for an item without options */
function offersOf(item: RentalItemAdminView): LineOffer[] {
  const { id, name, price, options } = item;
  const offer = (option: string, cents: number): LineOffer => {
    const line = {
      ...BLANK_LINE,
      itemId: id,
      option,
      name: lineName(name, option),
      price: amountText(cents),
    };
    const detail = line.price || QUOTE_LINES.noPrice;
    const image = imageOfOption(item, option);
    return { key: `${id}/${option}`, name: line.name, image, detail, line };
  };
  return options.length === 0
    ? [offer('', parsePriceCents(price) ?? 0)]
    : options.map((option) => offer(option.name, Math.round(option.price * 100)));
}

function PackageChoice({ id, onPick }: PickProps) {
  const packages = useQuery(queryOf(packageEndpoints.list)).data ?? [];
  /** Id of the chosen package. */
  const [chosen, setChosen] = useState('');
  const add = () => {
    const picked = packages.find((candidate) => candidate.id === chosen);
    if (!picked) return;
    const price = amountText(parsePriceCents(picked.startingPrice) ?? 0);
    onPick({ ...BLANK_LINE, ...packageLine(picked.name, picked.serviceType), price });
    setChosen('');
  };
  if (packages.length === 0) return null;
  return (
    <FieldFrame id={id} label={QUOTE_LINES.package}>
      {/* A button adds the choice, because arrow keys pass through all packages. */}
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
        <Button look="outline" className="shrink-0" disabled={chosen === ''} onClick={add}>
          {QUOTE_LINES.addPackage}
        </Button>
      </div>
    </FieldFrame>
  );
}
