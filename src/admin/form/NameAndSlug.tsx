import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntityEndpoints, NameView } from '#contracts/editing.ts';
import { slugFromName } from '#domain/slug.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { OWN_401, queryOf } from '../data/queries.ts';
import type { ResourceName } from '../parts/toast-texts.ts';
import type { Named } from './entity-kind.ts';
import { TextInput } from './Inputs.tsx';
import { NAME_AND_SLUG } from './texts.ts';
import type { EntityForm } from './use-entity-form.ts';
import { errorOf } from './use-kept-form.ts';

interface NameAndSlugProps<Values extends Named> {
  form: EntityForm<Values>;
  kind: { name: ResourceName; endpoints: Pick<EntityEndpoints<unknown>, 'knowName'> };
  /** The address before the slug; after a `#`, the slug is a place on a page. */
  address: string;
}

/**
 * Fields for name and slug. A new entity's slug follows the name; a saved one keeps its address.
 */
export function NameAndSlug<Values extends Named>({
  form,
  kind,
  address,
}: NameAndSlugProps<Values>) {
  // Only uses the two fields that all values have.
  const named = form as unknown as EntityForm<Named>;
  const isNew = form.entityId === '';
  const id = `${form.id}-name`;
  const error = errorOf(form.errors, 'name');
  const known = useNameCheck(kind.endpoints.knowName, named);
  const savedHint = address.endsWith('#') ? NAME_AND_SLUG.anchorHint : NAME_AND_SLUG.pageHint;
  const hint = isNew ? newSlugHint(address, form.values, known) : savedHint;
  const rename = (name: string) =>
    named.update((last) => (isNew ? renamed(last, name) : { ...last, name }), ['name']);
  return (
    <>
      <FieldFrame id={id} label={form.labels.name} error={error} required>
        <input
          className="input"
          name="name"
          required
          autoComplete="off"
          value={form.values.name}
          onChange={(event) => rename(event.target.value)}
          {...fieldAttributes(id, error)}
        />
        <p role="status" className="mt-1.5 text-sm font-semibold text-brass-700 empty:mt-0">
          {known?.isTaken && NAME_AND_SLUG.taken[kind.name]}
        </p>
      </FieldFrame>
      <TextInput form={named} name="slug" hint={hint} />
    </>
  );
}

/** Long enough to type a word, short enough to finish before the next field. */
const PAUSE_MS = 300;

/**
 * Checks after a pause in typing whether the name is taken. Failures are silent, because saving
 * does not depend on it.
 * @returns the result for the current name; undefined while unknown
 */
function useNameCheck(
  endpoint: EntityEndpoints<unknown>['knowName'],
  { entityId, base, values }: EntityForm<Named>,
): NameView | undefined {
  const name = values.name.trim();
  const [checkedName, setCheckedName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCheckedName(name), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const { data } = useQuery({
    ...queryOf(endpoint, { query: { name: checkedName, id: entityId } }),
    enabled: checkedName !== '' && checkedName === name && checkedName !== base.name,
    gcTime: 0,
    // The next action reports an ended session.
    meta: OWN_401,
  });
  return checkedName === name && checkedName !== base.name ? data : undefined;
}

/** @returns a hint with the web address of a new entity; without a slug, how it is made */
export function newSlugHint(
  address: string,
  { name, slug }: Named,
  known: NameView | undefined,
): string {
  if (slug === '') return NAME_AND_SLUG.emptyHint;
  const isOfName = slug === slugFromName(name);
  if (isOfName && known) return NAME_AND_SLUG.newHint(address + known.slug);
  return NAME_AND_SLUG.newHint(`${address}${slug}${isOfName ? NAME_AND_SLUG.mayGetNumber : ''}`);
}

/** @returns values with a new name; the slug follows until it is edited (@admin.slug) */
export function renamed<Values extends Named>(last: Values, name: string): Values {
  const isByHand = last.slug !== slugFromName(last.name);
  return { ...last, name, slug: isByHand ? last.slug : slugFromName(name) };
}
