import { useState } from 'react';
import { formatCents } from '#domain/money.ts';
import { TextField } from '#ui/Field.tsx';
import { Button } from '../../parts/Button.tsx';
import {
  isTotalApart,
  leftAmount,
  type AgreedAmounts as Amounts,
  type AgreedValues,
} from './agreed-values.ts';
import { AGREED } from './texts.ts';

type AmountName = 'total' | 'deposit';

interface AgreedAmountsProps {
  /** Id of the dialog. */
  id: string;
  amounts: Amounts;
  /** Errors by field. */
  errors: Record<string, string | undefined>;
  onChange: (change: Partial<Pick<AgreedValues, AmountName>>) => void;
}

/** Total and deposit, which follow the lines until others are typed (@event.agreed-totals). */
export function AgreedAmounts({ id, amounts, errors, onChange }: AgreedAmountsProps) {
  // An emptied field stays empty until it is left.
  const [emptied, setEmptied] = useState<AmountName | null>(null);
  const sum = formatCents(amounts.byLines);
  const field = (name: AmountName, expected: number) => ({
    id: `${id}-${name}`,
    name,
    value: emptied === name ? '' : amounts[name],
    error: errors[name],
    label: AGREED[name],
    inputMode: 'decimal' as const,
    onChange: ({ target }: { target: { value: string } }) => {
      setEmptied(target.value === '' ? name : null);
      onChange({ [name]: target.value });
    },
    onBlur: () => {
      setEmptied(null);
      onChange({ [name]: emptied === name ? '' : leftAmount(amounts[name], expected) });
    },
  });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('total', amounts.byLines)} hint={AGREED.totalHint} />
        <TextField {...field('deposit', amounts.byRule)} />
      </div>
      {isTotalApart(amounts) && (
        <div role="status" className="space-y-1">
          <p className="font-semibold text-rose-600">{AGREED.addUp(sum)}</p>
          <Button look="row-outline" onClick={() => onChange({ total: '' })}>
            {AGREED.takeByLines(sum)}
          </Button>
        </div>
      )}
    </>
  );
}
