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
  /** What stands before the slug in its web address; after a `#` it is a place on a page. */
  address: string;
}

/** Name and slug. The slug of a new entity follows the name; a saved one keeps its address. */
export function NameAndSlug<Values extends Named>({
  form,
  kind,
  address,
}: NameAndSlugProps<Values>) {
  // What is common to all values; only these two fields are used.
  const named = form as unknown as EntityForm<Named>;
  const isNew = form.entityId === '';
  const id = `${form.id}-name`;
  const error = errorOf(form.errors, 'name');
  const known = useName(kind.endpoints.knowName, named);
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

/** Long enough for a word, short enough to be there before the next field is filled. */
const PAUSE_MS = 300;

/**
 * Asks, once the typing pauses, whether something else has the name already. What cannot be asked is
 * not said: it is a help, and saving does not wait for it.
 * @returns what is known of the name as it stands; undefined while nothing is
 */
function useName(
  endpoint: EntityEndpoints<unknown>['knowName'],
  { entityId, base, values }: EntityForm<Named>,
): NameView | undefined {
  const name = values.name.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const { data } = useQuery({
    ...queryOf(endpoint, { query: { name: asked, id: entityId } }),
    enabled: asked !== '' && asked === name && asked !== base.name,
    gcTime: 0,
    // The next action says that the sign-in has ended.
    meta: OWN_401,
  });
  return asked === name && asked !== base.name ? data : undefined;
}

/** @returns the web address that something new will have after `address`, or how it is made */
export function newSlugHint(
  address: string,
  { name, slug }: Named,
  known: NameView | undefined,
): string {
  if (slug === '') return NAME_AND_SLUG.emptyHint;
  const isOpen = slug === slugFromName(name);
  if (isOpen && known) return NAME_AND_SLUG.newHint(address + known.slug);
  return NAME_AND_SLUG.newHint(`${address}${slug}${isOpen ? NAME_AND_SLUG.mayGetNumber : ''}`);
}

/** @returns the values with a new name: the slug follows it until it is edited by hand (@admin.slug) */
export function renamed<Values extends Named>(last: Values, name: string): Values {
  const isByHand = last.slug !== slugFromName(last.name);
  return { ...last, name, slug: isByHand ? last.slug : slugFromName(name) };
}
