import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import { MAX_DISPLAY_ORDER, MAX_LENGTH } from '#domain/limits.ts';
import { PAGES } from '#site/paths.ts';
import { FormDialogShell } from '../form/FormDialogShell.tsx';
import { Flag, FormSection, SeoFields, TextArea, TextInput } from '../form/Inputs.tsx';
import { NameAndSlug } from '../form/NameAndSlug.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { SingleImage } from '../images/SingleImage.tsx';
import { CATEGORIES, CATEGORY_HINTS } from '../texts/catalog.ts';
import { SECTIONS } from '../texts/editing.ts';
import { CATEGORY_KIND } from './category-form-values.ts';

interface CategoryDialogProps {
  /** Undefined: a new one. */
  category: CategoryAdminView | undefined;
  onClose: () => void;
}

/** A category with every field (@categories.fields). */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const form = useEntityForm(CATEGORY_KIND, category);
  const save = useSave(CATEGORY_KIND, form, onClose);
  return (
    <FormDialogShell form={form} save={save} resourceName={CATEGORIES.singular} onClose={onClose}>
      <FormSection title={SECTIONS.visibility}>
        <Flag form={form} name="isActive" hint={CATEGORY_HINTS.isActive} />
      </FormSection>
      <FormSection title={SECTIONS.basics}>
        <NameAndSlug form={form} kind={CATEGORY_KIND} address={`${PAGES.rentals}/`} />
        <TextInput
          form={form}
          name="heading"
          maxLength={MAX_LENGTH.title}
          hint={CATEGORY_HINTS.heading}
        />
        <TextArea
          form={form}
          name="description"
          maxLength={MAX_LENGTH.text}
          hint={CATEGORY_HINTS.description}
        />
        <TextInput
          form={form}
          name="displayOrder"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_DISPLAY_ORDER}
          step={1}
          hint={CATEGORY_HINTS.displayOrder}
        />
      </FormSection>
      <FormSection title={SECTIONS.image}>
        <SingleImage form={form} name="imageUrl" takesPaste />
      </FormSection>
      <FormSection title={SECTIONS.searchEngines}>
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
