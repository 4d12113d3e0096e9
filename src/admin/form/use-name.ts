import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntityEndpoints, NameView } from '#contracts/admin/common.ts';
import { slugFromName } from '#domain/slug.ts';
import { queryOf } from '../data/keys.ts';
import { OWN_401 } from '../data/query-client.ts';
import type { Named } from './slug-follows.ts';
import type { EntityForm } from './use-entity-form.ts';

/** Long enough for a word, short enough to be there before the next field is filled. */
const PAUSE_MS = 300;

/**
 * Asks, once the typing pauses, whether something else has the name already. What cannot be asked is
 * not said: it is a help, and saving does not wait for it.
 * @param path of the list of what is edited
 * @returns what is known of the name as it stands; undefined while nothing is
 */
export function useName<Values extends Named>(
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
