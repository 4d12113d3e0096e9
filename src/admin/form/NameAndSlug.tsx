import type { EntityEndpoints } from '#contracts/admin/common.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { ResourceName } from '#site/admin-toasts.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { renamed, type Named } from './slug-follows.ts';
import { errorOf, type EntityForm } from './use-entity-form.ts';
import { newSlugHint, useName } from './use-name.ts';

interface NameAndSlugProps<Values extends Named> {
  form: EntityForm<Values>;
  /** What it is, and the path of its list. */
  kind: { name: ResourceName; endpoints: Pick<EntityEndpoints<unknown>, 'knowName'> };
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
  const known = useName(kind.endpoints.knowName, form);
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
