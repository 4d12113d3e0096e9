import { MAX_LENGTH } from '#domain/limits.ts';
import { Icon } from '#ui/Icon.tsx';
import { SEO_LABELS, seoValuesOf, type SeoValues } from './seo-values.ts';
import { TextArea, TextInput } from './TextInput.tsx';
import { errorOf, type EntityForm } from './use-entity-form.ts';

/** Folded away, because most things do well without: the name and the text say it already. */
export function SeoFields<Values extends SeoValues>({ form }: { form: EntityForm<Values> }) {
  // What is common to all values; only these three fields are used.
  const seo = form as unknown as EntityForm<SeoValues>;
  const isAtFault = Object.keys(SEO_LABELS).some((name) => errorOf(form.errors, name));
  const isFilled = Object.values(seoValuesOf(form.values)).some(Boolean);
  return (
    <details open={isAtFault || isFilled} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        Title, description and keywords
      </summary>
      <div className="mt-3 space-y-4">
        <p className="text-xs text-night-500">Leave them empty to use the name and description.</p>
        <TextInput form={seo} name="seoTitle" maxLength={MAX_LENGTH.title} />
        <TextArea form={seo} name="seoDescription" maxLength={MAX_LENGTH.seoDescription} />
        <TextInput
          form={seo}
          name="seoKeywords"
          maxLength={MAX_LENGTH.seoKeywords}
          hint="Separated by commas"
        />
      </div>
    </details>
  );
}
