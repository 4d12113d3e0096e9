import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntityEndpoints, NameView } from '#contracts/admin/common.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { slugFromName } from '#domain/slug.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { OWN_401, queryOf } from '../data/queries.ts';
import { NAME_AND_SLUG } from '../texts/editing.ts';
import type { ResourceName } from '../texts/toasts.ts';
import { renamed, type Named } from './slug-follows.ts';
import { errorOf, type EntityForm } from './use-entity-form.ts';

interface NameAndSlugProps<Values extends Named> {
  form: EntityForm<Values>;
  kind: { name: ResourceName; endpoints: Pick<EntityEndpoints<unknown>, 'knowName'> };
  /** What stands before the slug in its web address; after a `#` it is a place on a page. */
  address: string;
}

/**
 * Name and slug. The slug of something new follows the name; what is known under an address
 * already keeps it.
 */
export function NameAndSlug<Values extends Named>({
  form,
  kind,
  address,
}: NameAndSlugProps<Values>) {
  const { id, values, labels, errors } = form;
  const isNew = form.entityId === '';
  const [nameError, slugError] = [errorOf(errors, 'name'), errorOf(errors, 'slug')];
  const known = useName(kind.endpoints.knowName, form);
  const savedHint = address.endsWith('#') ? NAME_AND_SLUG.anchorHint : NAME_AND_SLUG.pageHint;
  const hint = isNew ? newSlugHint(address, values, known) : savedHint;
  const rename = (name: string) =>
    form.update((last) => (isNew ? renamed(last, name) : { ...last, name }), ['name']);
  return (
    <>
      <FieldFrame id={`${id}-name`} label={labels.name} error={nameError} required>
        <input
          className="input"
          name="name"
          required
          maxLength={MAX_LENGTH.title}
          autoComplete="off"
          value={values.name}
          onChange={(event) => rename(event.target.value)}
          {...fieldAttributes(`${id}-name`, nameError)}
        />
        <p role="status" className="mt-1.5 text-sm font-semibold text-brass-700 empty:mt-0">
          {known?.isTaken && NAME_AND_SLUG.taken[kind.name]}
        </p>
      </FieldFrame>
      <FieldFrame id={`${id}-slug`} label={labels.slug} error={slugError} hint={hint}>
        <input
          className="input"
          name="slug"
          maxLength={MAX_LENGTH.slug}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title={NAME_AND_SLUG.slugForm}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.slug}
          onChange={(event) => form.update((last) => ({ ...last, slug: event.target.value }))}
          {...fieldAttributes(`${id}-slug`, slugError, hint)}
        />
      </FieldFrame>
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
function useName<Values extends Named>(
  endpoint: EntityEndpoints<unknown>['knowName'],
  { entityId, base, values }: EntityForm<Values>,
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

/**
 * @param address what stands before the slug in its web address
 * @param form values of something new
 * @param known of its name
 * @returns the address that it will have, or how that is made
 */
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
