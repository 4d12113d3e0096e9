import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import { PAGES } from '#site/paths.ts';
import { FormDialogShell } from '../../form/FormDialogShell.tsx';
import { Flag, FormSection, SeoFields, TextInput } from '../../form/Inputs.tsx';
import { NameAndSlug } from '../../form/NameAndSlug.tsx';
import { StockRuleInputs } from '../../form/StockRuleInputs.tsx';
import { SECTIONS } from '../../form/texts.ts';
import { useEntityForm } from '../../form/use-entity-form.ts';
import { SingleImage } from '../../media/SingleImage.tsx';
import type { EntityDialogProps } from '../../parts/EntityTab.tsx';
import { CATEGORY_KIND } from './category-form-values.ts';

/** The form of a category (@categories.fields). */
export function CategoryDialog({ view, onClose }: EntityDialogProps<CategoryAdminView>) {
  const form = useEntityForm(CATEGORY_KIND, view);
  return (
    <FormDialogShell kind={CATEGORY_KIND} form={form} view={view} onClose={onClose}>
      <FormSection title={SECTIONS.visibility}>
        <Flag form={form} name="isActive" />
      </FormSection>
      <FormSection title={SECTIONS.basics}>
        <NameAndSlug form={form} kind={CATEGORY_KIND} address={`${PAGES.rentals}/`} />
        <TextInput form={form} name="heading" />
        <TextInput form={form} name="description" />
        <TextInput form={form} name="displayOrder" />
      </FormSection>
      <FormSection title={SECTIONS.image}>
        <SingleImage form={form} name="imageUrl" takesPaste />
      </FormSection>
      <FormSection title={SECTIONS.stock}>
        <StockRuleInputs form={form} />
      </FormSection>
      <FormSection title={SECTIONS.searchEngines}>
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
