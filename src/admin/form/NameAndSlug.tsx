import { MAX_LENGTH } from '#domain/limits.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { renamed, type Named } from './slug-follows.ts';
import { errorOf, type EntityForm } from './use-entity-form.ts';

interface NameAndSlugProps<Values extends Named> {
  form: EntityForm<Values>;
  /** What stands before the slug in the address of its page; undefined: it has no page. */
  address: string | undefined;
}

/**
 * Name and slug. The slug of something new follows the name; what is known under an address
 * already keeps it.
 */
export function NameAndSlug<Values extends Named>({ form, address }: NameAndSlugProps<Values>) {
  const { id, values, labels, errors } = form;
  const isNew = form.entityId === '';
  const [nameError, slugError] = [errorOf(errors, 'name'), errorOf(errors, 'slug')];
  const hint = slugHint(address, isNew ? values.slug || '…' : '');
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

/** @param slug of something new; empty for what is known under an address already */
function slugHint(address: string | undefined, slug: string): string {
  if (address === undefined) return 'Its short name for addresses.';
  return slug === ''
    ? 'If you change it, the old address leads on to the new one.'
    : `Its address: ${address}${slug}`;
}
