import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { PAGES } from '#site/paths.ts';
import { useAllCategories } from '../data/use-list.ts';
import { FormDialogShell } from '../form/FormDialogShell.tsx';
import { Flag, FormSection, SelectInput, SeoFields, TextInput } from '../form/Inputs.tsx';
import { NameAndSlug } from '../form/NameAndSlug.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { ImageList } from '../images/ImageList.tsx';
import type { EntityDialogProps } from '../parts/EntityTab.tsx';
import { ITEMS, ITEM_FIELDS } from '../texts/catalog.ts';
import { SECTIONS } from '../texts/editing.ts';
import { isPublicWithoutPrice, ITEM_KIND } from './item-form-values.ts';
import { ItemLists, ItemOptions } from './ItemLists.tsx';

const UNIT_CHOICES = ITEM_UNITS.map((unit) => ({ value: unit, label: unit }));

/** A rental item with every field (@items.fields); whether visitors see it comes first. */
export function ItemDialog({ view, onClose }: EntityDialogProps<RentalItemAdminView>) {
  const form = useEntityForm(ITEM_KIND, view);
  const save = useSave(ITEM_KIND, form, onClose);
  const categories = useAllCategories();
  const category = categories.data?.find(({ id }) => id === form.values.categoryId);
  const choices = categories.data?.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialogShell
      form={form}
      save={save}
      resourceName={ITEMS.singular}
      onClose={onClose}
      size="large"
    >
      <FormSection title={SECTIONS.visibility}>
        <div className="grid gap-2 sm:grid-cols-3">
          <Flag form={form} name="isActive" />
          <Flag form={form} name="isPublished" />
          <Flag form={form} name="isFeatured" />
        </div>
      </FormSection>
      <FormSection title={SECTIONS.basics}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NameAndSlug
            form={form}
            kind={ITEM_KIND}
            address={`${PAGES.rentals}/${category?.slug ?? '…'}/`}
          />
        </div>
        <SelectInput
          form={form}
          name="categoryId"
          placeholder={
            categories.isPending ? ITEM_FIELDS.loadingCategories : ITEM_FIELDS.chooseCategory
          }
          items={choices ?? (view ? [{ value: view.categoryId, label: view.categoryName }] : [])}
        />
        {choices?.length === 0 && (
          <p role="alert" className="font-semibold text-rose-600">
            {ITEM_FIELDS.noCategories}
          </p>
        )}
        <TextInput form={form} name="shortDescription" />
      </FormSection>
      <FormSection title={SECTIONS.priceAndOptions}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput form={form} name="price" />
          <SelectInput form={form} name="unit" items={UNIT_CHOICES} />
          <TextInput form={form} name="availability" />
        </div>
        {isPublicWithoutPrice(form.values) && (
          <p role="status" className="font-semibold text-brass-700">
            {ITEM_FIELDS.noPrice}
          </p>
        )}
        <ItemOptions form={form} />
      </FormSection>
      <FormSection title={SECTIONS.images}>
        <ImageList form={form} hasAlt />
      </FormSection>
      <FormSection title={SECTIONS.details}>
        <TextInput form={form} name="fullDescription" />
        <TextInput form={form} name="description" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput form={form} name="dimensions" />
          <TextInput form={form} name="materials" />
        </div>
        <ItemLists form={form} />
      </FormSection>
      <FormSection title={SECTIONS.searchEngines}>
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
