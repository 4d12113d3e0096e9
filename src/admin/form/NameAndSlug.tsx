import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NameView } from '#contracts/admin/common.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { slugFromName } from '#domain/slug.ts';
import type { ResourceName } from '#site/admin-toasts.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { listKey, OWN_401 } from '../data/queries.ts';
import { renamed, type Named } from './slug-follows.ts';
import { errorOf, type EntityForm } from './use-entity-form.ts';

interface NameAndSlugProps<Values extends Named> {
  form: EntityForm<Values>;
  /** What it is, and the path of its list. */
  kind: { name: ResourceName; path: string };
  /** What stands before the slug in the address of its page; undefined: it has no page. */
  address: string | undefined;
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
  const known = useName(kind.path, form);
  const hint = isNew ? newSlugHint(address, values, known) : slugHint(address);
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
          {known?.isTaken && `There is already ${ONE[kind.name]} with this name.`}
        </p>
      </FieldFrame>
      <FieldFrame id={`${id}-slug`} label={labels.slug} error={slugError} hint={hint}>
        <input
          className="input"
          name="slug"
          maxLength={MAX_LENGTH.slug}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title="Lowercase letters, digits and single hyphens"
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

const ONE: Record<ResourceName, string> = {
  Category: 'a category',
  'Rental item': 'an item',
  'Service package': 'a package',
};

/** @returns what is said of the slug of what is known under an address already */
function slugHint(address: string | undefined): string {
  return address === undefined
    ? 'The short name in its web address.'
    : 'If you change it, the old address redirects to the new one.';
}

/** Long enough for a word, short enough to be there before the next field is filled. */
const PAUSE_MS = 300;

/**
 * Asks, once the typing pauses, whether something else has the name already. What cannot be asked is
 * not said: it is a help, and saving does not wait for it.
 * @param path of the list of what is edited
 * @returns what is known of the name as it stands; undefined while nothing is
 */
function useName<Values extends Named>(
  path: string,
  { entityId, base, values }: EntityForm<Values>,
): NameView | undefined {
  const name = values.name.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const { data } = useQuery<NameView>({
    queryKey: listKey(`${path}/name`, { name: asked, id: entityId }),
    enabled: asked !== '' && asked === name && asked !== base.name,
    gcTime: 0,
    // The next action says that the sign-in has ended.
    meta: OWN_401,
  });
  return asked === name && asked !== base.name ? data : undefined;
}

/**
 * @param address what stands before the slug in the address of its page; undefined: it has no page
 * @param form values of something new
 * @param known of its name
 * @returns the address that it will have, or how that is made
 */
export function newSlugHint(
  address: string | undefined,
  { name, slug }: Named,
  known: NameView | undefined,
): string {
  const begin =
    address === undefined ? 'The short name in its web address: ' : `Its address: ${address}`;
  const isOpen = slug === slugFromName(name);
  if (!isOpen) return `${begin}${slug === '' ? '…' : slug}`;
  if (known) return `${begin}${known.slug}`;
  return `${begin}${slug === '' ? '…' : slug}, with a number where that is taken`;
}
