/** Texts of changes of many items (@items.bulk). */
import { MAX_BULK_ITEMS } from '#domain/limits.ts';
import { info } from '#site/toast-text.ts';
import { undoneToast } from '../../parts/toast-texts.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const items = (count: number) => (count === 1 ? '1 item' : `${NUMBER.format(count)} items`);

export const BULK = {
  bar: 'Selected items',
  selected: (count: number) => `${items(count)} selected`,
  selectAll: (count: number) =>
    count > MAX_BULK_ITEMS
      ? `Select the first ${NUMBER.format(MAX_BULK_ITEMS)} of ${NUMBER.format(count)}`
      : `Select all ${NUMBER.format(count)}`,
  change: 'Change…',
  delete: 'Delete',
  clear: 'Clear selection',
  notSelected: 'The items were not selected',
  title: (count: number) => `Change ${items(count)}`,
  intro: 'Fields you don’t change stay as they are in each item.',
  asItIs: 'As it is',
  when: 'When',
  now: 'Now',
  later: 'At a time to come',
  laterIntro: 'You can schedule a change of the price, or of whether the items are published.',
  yes: 'Yes',
  no: 'No',
  // Price.
  price: 'Price',
  priceKinds: {
    'percent-up': 'Raise by percent',
    'percent-down': 'Lower by percent',
    'amount-up': 'Raise by dollars',
    'amount-down': 'Lower by dollars',
    exact: 'Set to dollars',
  },
  percent: 'Percent',
  dollars: 'Dollars',
  roundTo: 'Round to',
  roundings: {
    1: 'a cent',
    5: '5 cents',
    25: '25 cents',
    50: '50 cents',
    100: 'a dollar',
    500: '5 dollars',
  },
  withOptions: 'Change the prices of options too',
  needNumber: 'Please enter a number such as 8 or 2.50.',
  wholeNumber: 'Please enter a whole number.',
  add: (what: string) => `Add ${what}`,
  remove: (what: string) => `Remove ${what}`,
  commas: 'Separate several by commas.',
  // Preview.
  preview: 'Before and after',
  nothing: 'Nothing is changed yet.',
  checking: 'Checking…',
  notChecked: 'The preview couldn’t be loaded',
  unchanged: (count: number) =>
    count === 1 ? '1 item stays as it is.' : `${items(count)} stay as they are.`,
  soNow: (count: number) =>
    `${items(count)} would stay as ${count === 1 ? 'it is' : 'they are'} today. Changes scheduled before then can make a difference.`,
  refused: (count: number) =>
    `${items(count)} can’t be changed this way. Correct the items below, or leave them out.`,
  leaveOut: 'Leave these out',
  showMore: (count: number) => `Show ${NUMBER.format(count)} more`,
  apply: (count: number) => `Change ${items(count)}`,
  applying: 'Changing…',
  schedule: (count: number) => (count === 0 ? 'Schedule' : `Schedule ${items(count)}`),
  // Results.
  notDeleted: 'Nothing was deleted',
  notUndone: 'The change was not undone',
  changed: (count: number) => info('Items changed', `${items(count)} changed.`),
  deleted: (count: number) => info('Items deleted', `${items(count)} moved to the trash.`),
  undone: (count: number, left: readonly string[]) =>
    undoneToast(
      'Change undone',
      count,
      `${items(count)} ${count === 1 ? 'is' : 'are'} as before.`,
      left,
    ),
} as const;
