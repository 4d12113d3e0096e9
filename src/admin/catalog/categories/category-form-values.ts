import {
  categoryEndpoints,
  type CategoryAdminView,
  type CategoryInput,
} from '#contracts/catalog/categories.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { MAX_DISPLAY_ORDER, MAX_LENGTH } from '#domain/limits.ts';
import {
  entityKind,
  SEO_FIELDS,
  SLUG_FIELD,
  STOCK_RULE_FIELDS,
  stockRuleBody,
  type Fields,
  type ValuesOf,
} from '../../form/entity-kind.ts';

/** Fields of the category dialog (@categories.fields). */
const FIELDS = {
  name: { label: 'Name', empty: '' },
  heading: {
    label: 'Page heading',
    hint: 'For example, “Chair Rentals”. Leave this empty to use the name followed by “Rentals”.',
    empty: '',
    input: { maxLength: MAX_LENGTH.title },
  },
  slug: SLUG_FIELD,
  description: {
    label: 'Description',
    hint: 'Shown at the top of the category’s page.',
    empty: '',
    isLong: true,
    input: { maxLength: MAX_LENGTH.text },
  },
  imageUrl: { label: 'Image', empty: '' },
  displayOrder: {
    label: 'Display order',
    hint: 'Lower numbers come first. Leave this empty to put a new category last.',
    empty: '',
    read: ({ displayOrder }) => String(displayOrder),
    input: { type: 'number', inputMode: 'numeric', min: 0, max: MAX_DISPLAY_ORDER, step: 1 },
  },
  isActive: {
    label: 'Active',
    hint: 'Visitors can see this category and its items.',
    empty: true,
  },
  ...STOCK_RULE_FIELDS,
  ...SEO_FIELDS,
} satisfies Fields<CategoryAdminView>;

export const CATEGORY_KIND = entityKind<CategoryAdminView, typeof FIELDS>({
  name: 'Category',
  scheduledAs: 'category',
  endpoints: categoryEndpoints,
  preview: previewEndpoints.category,
  fields: FIELDS,
  bodyOf: categoryBody,
  copied: () => ({ isActive: false }),
});

/** @returns the body to send, without an empty order */
export function categoryBody({ displayOrder, ...values }: ValuesOf<typeof FIELDS>): CategoryInput {
  const order = displayOrder.trim();
  return {
    ...values,
    ...stockRuleBody(values),
    ...(order === '' ? {} : { displayOrder: Number(order) }),
  };
}
