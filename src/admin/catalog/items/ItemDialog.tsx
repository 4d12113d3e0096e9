import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import {
  MAX_AVAILABILITY,
  MAX_COLORS,
  MAX_LENGTH,
  MAX_OPTION_PRICE,
  MAX_OPTIONS,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
} from '#domain/limits.ts';
import { itemPath, PAGES } from '#site/paths.ts';
import { useAllCategories } from '../../data/use-list.ts';
import { FormDialogShell } from '../../form/FormDialogShell.tsx';
import { Flag, FormSection, SelectInput, SeoFields, TextInput } from '../../form/Inputs.tsx';
import { NameAndSlug } from '../../form/NameAndSlug.tsx';
import { StockRuleInputs } from '../../form/StockRuleInputs.tsx';
import { SECTIONS } from '../../form/texts.ts';
import { useEntityForm, type EntityForm } from '../../form/use-entity-form.ts';
import { ImageList } from '../../media/ImageList.tsx';
import type { EntityDialogProps } from '../../parts/EntityTab.tsx';
import { ITEM_FIELDS } from '../texts.ts';
import { GoesWithPicker } from './GoesWithPicker.tsx';
import {
  isPublicWithoutPrice,
  ITEM_KIND,
  unavailableStart,
  type ItemValues,
} from './item-form-values.ts';
import { LinesEditor, WordsEditor } from './ListEditors.tsx';
import { PartsPicker } from './PartsPicker.tsx';

const UNIT_CHOICES = ITEM_UNITS.map((unit) => ({ value: unit, label: unit }));

/** The form of a rental item (@items.fields), with its visibility first. */
export function ItemDialog({ view, onClose }: EntityDialogProps<RentalItemAdminView>) {
  const form = useEntityForm(ITEM_KIND, view);
  const categories = useAllCategories();
  const category = categories.data?.find(({ id }) => id === form.values.categoryId);
  const choices = categories.data?.map(({ id, name }) => ({ value: id, label: name }));
  const start = unavailableStart(form.values);
  return (
    <FormDialogShell kind={ITEM_KIND} form={form} view={view} onClose={onClose} size="large">
      <FormSection title={SECTIONS.visibility}>
        <div className="grid gap-2 sm:grid-cols-3">
          <Flag form={form} name="isActive" />
          <Flag form={form} name="isPublished" />
          <Flag form={form} name="isFeatured" />
        </div>
        {view && <PageLink item={view} />}
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
        {start !== undefined && (
          <p role="status" className="font-semibold text-brass-700">
            {ITEM_FIELDS.unavailableStart(start)}
          </p>
        )}
      </FormSection>
      <FormSection title={SECTIONS.stock}>
        <StockRuleInputs form={form} category={category} />
        <PartsPicker form={form} ownId={view?.id} />
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
        <GoesWithPicker form={form} ownId={view?.id} />
      </FormSection>
      <FormSection title={SECTIONS.searchEngines}>
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}

/** Links to the item's page, which a draft does not have. */
function PageLink({ item: { category, slug, state } }: { item: RentalItemAdminView }) {
  if (state === 'draft') return null;
  return (
    <a
      className="button-quiet mt-2 -ml-4 button underline underline-offset-4"
      href={itemPath(category, slug)}
      target="_blank"
      rel="noreferrer"
    >
      {ITEM_FIELDS.viewPage}
    </a>
  );
}

/** Tags, colors and specifications of a rental item. */
function ItemLists({ form }: { form: EntityForm<ItemValues> }) {
  const names = form.values.specifications.map(({ name }) => name.trim());
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <WordsEditor form={form} name="tags" noun={ITEM_FIELDS.tag} max={MAX_TAGS} />
        <WordsEditor form={form} name="colors" noun={ITEM_FIELDS.color} max={MAX_COLORS} />
      </div>
      <LinesEditor
        form={form}
        name="specifications"
        noun={ITEM_FIELDS.specification}
        max={MAX_SPECIFICATIONS}
        blank={{ name: '', value: '' }}
        inputsOf={({ name, value }, index) => [
          {
            part: 'name',
            'aria-label': ITEM_FIELDS.specificationName(index + 1),
            placeholder: ITEM_FIELDS.name,
            required: value.trim() !== '',
            maxLength: MAX_LENGTH.tag,
            // Each name can have one value.
            fault: name.trim() && names.indexOf(name.trim()) < index ? ITEM_FIELDS.sameName : '',
          },
          {
            part: 'value',
            'aria-label': ITEM_FIELDS.specificationValue(index + 1),
            placeholder: ITEM_FIELDS.value,
            maxLength: MAX_LENGTH.specification,
          },
        ]}
      />
    </>
  );
}

/** The options of a rental item with their prices. */
function ItemOptions({ form }: { form: EntityForm<ItemValues> }) {
  return (
    <LinesEditor
      form={form}
      name="options"
      noun={ITEM_FIELDS.option}
      max={MAX_OPTIONS}
      blank={{ name: '', price: '', owned: '', image: '' }}
      inputsOf={(_, index) => [
        {
          part: 'name',
          'aria-label': ITEM_FIELDS.optionName(index + 1),
          placeholder: ITEM_FIELDS.name,
          maxLength: MAX_LENGTH.tag,
        },
        {
          part: 'price',
          'aria-label': ITEM_FIELDS.optionPrice(index + 1),
          placeholder: ITEM_FIELDS.price,
          className: 'max-w-32',
          type: 'number',
          inputMode: 'decimal',
          min: 0,
          max: MAX_OPTION_PRICE,
          step: 0.01,
        },
        {
          part: 'owned',
          'aria-label': ITEM_FIELDS.optionOwned(index + 1),
          placeholder: ITEM_FIELDS.owned,
          className: 'max-w-28',
          type: 'number',
          inputMode: 'numeric',
          min: 0,
          max: MAX_AVAILABILITY,
          step: 1,
        },
      ]}
      image={{ part: 'image', label: ITEM_FIELDS.optionImage }}
    />
  );
}
