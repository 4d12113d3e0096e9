import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import { MAX_DISPLAY_ORDER, MAX_LENGTH } from '#domain/limits.ts';
import { PAGES } from '#site/paths.ts';
import { Flag } from '../form/Flag.tsx';
import { FormDialogShell } from '../form/FormDialogShell.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { NameAndSlug } from '../form/NameAndSlug.tsx';
import { SeoFields } from '../form/SeoFields.tsx';
import { TextArea, TextInput } from '../form/TextInput.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { SingleImage } from '../images/SingleImage.tsx';
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
    <FormDialogShell form={form} save={save} resourceName="category" onClose={onClose}>
      <FormSection title="Visibility">
        <Flag form={form} name="isActive" hint="Visitors can see it and its items." />
      </FormSection>
      <FormSection title="Basics">
        <NameAndSlug form={form} kind={CATEGORY_KIND} address={`${PAGES.rentals}/`} />
        <TextInput
          form={form}
          name="heading"
          maxLength={MAX_LENGTH.title}
          hint="For example Chair Rentals. Leave it empty to use the name followed by Rentals."
        />
        <TextArea
          form={form}
          name="description"
          maxLength={MAX_LENGTH.text}
          hint="Shown above its items."
        />
        <TextInput
          form={form}
          name="displayOrder"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_DISPLAY_ORDER}
          step={1}
          hint="Lower numbers come first. Leave it empty to add a new one at the end."
        />
      </FormSection>
      <FormSection title="Image">
        <SingleImage form={form} name="imageUrl" takesPaste />
      </FormSection>
      <FormSection title="Search engines">
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
