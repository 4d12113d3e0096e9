import { useQuery } from '@tanstack/react-query';
import type { StockRuleView } from '#contracts/editing.ts';
import { stockEndpoints } from '#contracts/stock/view.ts';
import { queryOf } from '../data/queries.ts';
import type { Named, STOCK_RULE_FIELDS, ValuesOf } from './entity-kind.ts';
import { TextInput } from './Inputs.tsx';
import { STOCK_RULE } from './texts.ts';
import type { EntityForm } from './use-entity-form.ts';

type RuleValues = Named & ValuesOf<typeof STOCK_RULE_FIELDS>;

interface StockRuleInputsProps<Values extends RuleValues> {
  form: EntityForm<Values>;
  /** Of an item: its category. */
  category?: StockRuleView | undefined;
}

/** How long pieces are away; an empty field says what counts then (@stock.window). */
export function StockRuleInputs<Values extends RuleValues>({
  form,
  category,
}: StockRuleInputsProps<Values>) {
  const shop = useQuery(queryOf(stockEndpoints.rule)).data;
  // What is common to all values; only these three fields are used.
  const rule = form as unknown as EntityForm<RuleValues>;
  const hint = (name: keyof StockRuleView, ofShop: number | undefined) =>
    typeof category?.[name] === 'number'
      ? STOCK_RULE.hint(category[name], 'category')
      : STOCK_RULE.hint(ofShop ?? null, 'shop');
  return (
    <>
      <p className="text-xs text-night-600">{STOCK_RULE.intro}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextInput form={rule} name="daysBefore" hint={hint('daysBefore', shop?.before)} />
        <TextInput form={rule} name="daysAfter" hint={hint('daysAfter', shop?.after)} />
        <TextInput form={rule} name="turnaround" hint={hint('turnaround', shop?.turnaround)} />
      </div>
    </>
  );
}
