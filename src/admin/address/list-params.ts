/**
 * How a list is shown, as the address says it. What a list does not know is passed over: the server
 * would refuse the whole list for it.
 */
import { CATEGORY_SORTS } from '#contracts/admin/categories.ts';
import { ACTIVITY_FILTERS } from '#contracts/admin/common.ts';
import { INQUIRY_SORTS, INQUIRY_STATUSES } from '#contracts/admin/inquiries.ts';
import { RENTAL_ITEM_FILTERS, RENTAL_ITEM_SORTS } from '#contracts/admin/rental-items.ts';
import { SERVICE_PACKAGE_SORTS } from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalog.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import type { ListParams } from '../data/queries.ts';
import type { TabView } from './views.ts';

interface Param {
  /** In the address; `category` names an open category there. */
  name: string;
  /** Of the list's endpoint. */
  param: string;
  accepts: (value: string) => boolean;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const PAGE = /^[1-9]\d{0,4}$/;

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const choice = (name: string, values: readonly string[], param = name): Param => ({
  name,
  param,
  accepts: oneOf(values),
});

const SEARCH: Param = {
  name: 'q',
  param: 'q',
  accepts: (value) => value.length > 0 && value.length <= MAX_SEARCH_LENGTH,
};
const TRASH = choice('trash', ['1'], 'deleted');

const PARAMS: Record<TabView, readonly Param[]> = {
  categories: [SEARCH, choice('state', ACTIVITY_FILTERS), choice('sort', CATEGORY_SORTS), TRASH],
  'rental-items': [
    SEARCH,
    { name: 'in', param: 'category', accepts: (value) => UUID.test(value) },
    choice('state', RENTAL_ITEM_FILTERS),
    choice('sort', RENTAL_ITEM_SORTS),
    TRASH,
  ],
  'service-packages': [
    SEARCH,
    choice('type', SERVICE_TYPES, 'serviceType'),
    choice('state', ACTIVITY_FILTERS),
    choice('sort', SERVICE_PACKAGE_SORTS),
    TRASH,
  ],
  'contact-leads': [
    SEARCH,
    choice('status', INQUIRY_STATUSES),
    choice('sort', INQUIRY_SORTS),
    TRASH,
  ],
};

/** A list as it is first shown. */
export const FIRST_PAGE: ListParams = { page: 1 };

/** @returns the parameters of a tab's list that stand in the query of the address */
export function listParamsOf(query: URLSearchParams, tab: TabView): ListParams {
  const params: ListParams = { ...FIRST_PAGE };
  for (const { name, param, accepts } of PARAMS[tab]) {
    const value = query.get(name);
    if (value !== null && accepts(value)) params[param] = value;
  }
  const page = query.get('page') ?? '';
  return PAGE.test(page) ? { ...params, page: Number(page) } : params;
}

/** Puts the parameters of a tab's list into the query of an address. */
export function setListParams(query: URLSearchParams, tab: TabView, params: ListParams): void {
  for (const { name, param } of PARAMS[tab]) {
    const value = params[param];
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  if (params.page !== undefined && params.page !== 1) query.set('page', String(params.page));
}
