import type { ActivityFilter } from '#contracts/admin/common.ts';
import type { RentalItemFilter } from '#contracts/admin/rental-items.ts';
import type { SelectItem } from '#ui/Select.tsx';

const ACTIVITY: Record<ActivityFilter, string> = { active: 'Active', inactive: 'Inactive' };
const OF_ITEMS: Record<RentalItemFilter, string> = {
  ...ACTIVITY,
  draft: 'Draft',
  featured: 'Featured',
};

const asChoices = (labels: Record<string, string>): SelectItem[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** `?state=` of categories and packages, as a select has it. */
export const ACTIVITY_CHOICES = asChoices(ACTIVITY);
/** `?state=` of rental items. */
export const ITEM_STATE_CHOICES = asChoices(OF_ITEMS);
