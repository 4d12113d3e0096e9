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
  /** The item's category; undefined in the form of a category. */
  category?: StockRuleView | undefined;
}

/** How long pieces are away; the hint of an empty field is the inherited value (@stock.window). */
export function StockRuleInputs<Values extends RuleValues>({
  form,
  category,
}: StockRuleInputsProps<Values>) {
  const shopRule = useQuery(queryOf(stockEndpoints.rule)).data;
  // Only uses the three fields that all values with a rule have.
  const rule = form as unknown as EntityForm<RuleValues>;
  const hint = (name: keyof StockRuleView, shopDays: number | undefined) =>
    typeof category?.[name] === 'number'
      ? STOCK_RULE.hint(category[name], 'category')
      : STOCK_RULE.hint(shopDays ?? null, 'shop');
  return (
    <>
      <p className="text-xs text-night-600">{STOCK_RULE.intro}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextInput form={rule} name="daysBefore" hint={hint('daysBefore', shopRule?.before)} />
        <TextInput form={rule} name="daysAfter" hint={hint('daysAfter', shopRule?.after)} />
        <TextInput form={rule} name="turnaround" hint={hint('turnaround', shopRule?.turnaround)} />
      </div>
    </>
  );
}
