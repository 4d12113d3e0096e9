import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { MAX_AVAILABILITY, MAX_LENGTH } from '#domain/limits.ts';
import { NO_PRICE } from '#domain/texts.ts';
import { PAGES } from '#site/paths.ts';
import { useAllCategories } from '../categories/use-all-categories.ts';
import { Flag } from '../form/Flag.tsx';
import { FormDialogShell } from '../form/FormDialogShell.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { NameAndSlug } from '../form/NameAndSlug.tsx';
import { SelectInput } from '../form/SelectInput.tsx';
import { SeoFields } from '../form/SeoFields.tsx';
import { TextArea, TextInput } from '../form/TextInput.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { ImageList } from '../images/ImageList.tsx';
import { ITEM_KIND, isPublicWithoutPrice } from './item-form-values.ts';
import { ItemLists } from './ItemLists.tsx';
import { ItemOptions } from './ItemOptions.tsx';

interface ItemDialogProps {
  /** Undefined: a new one. */
  item: RentalItemAdminView | undefined;
  onClose: () => void;
}

const UNIT_CHOICES = ITEM_UNITS.map((unit) => ({ value: unit, label: unit }));

/** A rental item with every field (@items.fields); whether visitors see it comes first. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const form = useEntityForm(ITEM_KIND, item);
  const save = useSave(ITEM_KIND, form, onClose);
  const categories = useAllCategories();
  const category = categories.data?.find(({ id }) => id === form.values.categoryId);
  const choices = categories.data?.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialogShell
      form={form}
      save={save}
      resourceName="rental item"
      onClose={onClose}
      size="large"
    >
      <FormSection title="Visibility">
        <div className="grid gap-2 sm:grid-cols-3">
          <Flag form={form} name="isActive" hint="Currently in stock." />
          <Flag
            form={form}
            name="isPublished"
            hint="Visitors can see it. Uncheck it to keep a draft."
          />
          <Flag form={form} name="isFeatured" hint="Shown on the home page." />
        </div>
      </FormSection>
      <FormSection title="Basics">
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
          required
          placeholder={categories.isPending ? 'Loading…' : 'Choose a category'}
          items={choices ?? (item ? [{ value: item.categoryId, label: item.categoryName }] : [])}
        />
        {choices?.length === 0 && (
          <p role="alert" className="font-semibold text-rose-600">
            There is no category yet. Add one in the Categories tab first; what you type here is
            kept.
          </p>
        )}
        <TextArea
          form={form}
          name="shortDescription"
          required
          maxLength={MAX_LENGTH.shortDescription}
          hint="One or two sentences for cards and search results."
        />
      </FormSection>
      <FormSection title="Price and options">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            form={form}
            name="price"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_LENGTH.price}
            pattern="[^0-9.\-]*[0-9][0-9,]*(\.[0-9]{1,2})?[^0-9.\-]*"
            title="A number with at most two decimals, such as 12.50"
            hint="For example, 12.50. At 0, visitors see “Call for pricing”."
          />
          <SelectInput form={form} name="unit" required items={UNIT_CHOICES} />
          <TextInput
            form={form}
            name="availability"
            required
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_AVAILABILITY}
            step={1}
            hint="Pieces in stock"
          />
        </div>
        {isPublicWithoutPrice(form.values) && (
          <p role="status" className="font-semibold text-brass-700">
            {`There is no price above $0, so visitors see “${NO_PRICE}”.`}
          </p>
        )}
        <ItemOptions form={form} />
      </FormSection>
      <FormSection title="Images">
        <ImageList form={form} hasAlt />
      </FormSection>
      <FormSection title="Details">
        <TextArea
          form={form}
          name="fullDescription"
          maxLength={MAX_LENGTH.text}
          hint="Shown on its page. Leave it empty to use the short description."
        />
        <TextArea
          form={form}
          name="description"
          maxLength={MAX_LENGTH.text}
          hint="Not shown on the site, which uses the short and the full description."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput form={form} name="dimensions" maxLength={MAX_LENGTH.specification} />
          <TextInput form={form} name="materials" maxLength={MAX_LENGTH.specification} />
        </div>
        <ItemLists form={form} />
      </FormSection>
      <FormSection title="Search engines">
        <SeoFields form={form} />
      </FormSection>
    </FormDialogShell>
  );
}
