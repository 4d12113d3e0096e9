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
      <ItemSearch
        id={`${form.id}-add`}
        label={QUOTE_LINES.add}
        hint={QUOTE_LINES.addHint}
        offersOf={offersOf}
        onPick={({ line }) => add(line)}
      />
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

interface LineOffer extends Offer {
  line: LineValues;
}

/** @returns a result per option of an item; a single result for an item without options */
function offersOf(item: RentalItemAdminView): LineOffer[] {
  const { id, name, price, options } = item;
  const offer = (option: string, cents: number): LineOffer => {
    const line = {
      ...FREE,
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
