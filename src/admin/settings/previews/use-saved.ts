import { useQuery } from '@tanstack/react-query';
import { settingsEndpoints, type SectionView } from '#contracts/settings/endpoints.ts';
import type { Section, Settings } from '#contracts/settings/sections.ts';
import { shopFields, withFields, type FactSettings } from '#site/shop/shop-fields.ts';
import { queryOf } from '../../data/queries.ts';

/** The server gives each section its own value. */
const isOf =
  <S extends Section>(section: S) =>
  (view: SectionView): view is SectionView<S> =>
    view.section === section;

/**
 * @returns a section as it is saved, for the previews of other sections
 * @throws before the settings were read; no preview stands there then
 */
export function useSaved<S extends Section>(section: S): Settings[S] {
  const { data } = useQuery(queryOf(settingsEndpoints.read));
  const view = data?.find(isOf(section));
  if (!view) throw new Error('A preview stands beside a section that was read');
  return view.value;
}

/** @returns the sections that hold the facts of the shop, as they are saved */
export function useFacts(): FactSettings {
  return {
    business: useSaved('business'),
    fees: useSaved('fees'),
    quotes: useSaved('quotes'),
    stock: useSaved('stock'),
  };
}

/**
 * @param typed sections of the facts that are typed and not saved yet
 * @returns a value as pages show it: facts in place of the fields in its texts (@settings.facts)
 */
export function useWithFacts<Value>(value: Value, typed: Partial<FactSettings> = {}): Value {
  return withFields(value, shopFields({ ...useFacts(), ...typed }));
}
