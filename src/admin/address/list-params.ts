/**
 * How a list is shown, as the address says it. What a list does not know is passed over: the server
 * would refuse the whole list for it.
 */
import { categoryEndpoints } from '#contracts/admin/categories.ts';
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import { itemEndpoints } from '#contracts/admin/rental-items.ts';
import { packageEndpoints } from '#contracts/admin/service-packages.ts';
import type { Schema } from '#contracts/endpoint.ts';
import type { ListParams } from '../data/queries.ts';
import type { TabView } from './views.ts';

const LISTS = {
  categories: categoryEndpoints.list,
  'rental-items': itemEndpoints.list,
  'service-packages': packageEndpoints.list,
  'contact-leads': inquiryEndpoints.list,
} as const satisfies Record<TabView, object>;

/** Parameters with another name in the address; `category` names an open category there. */
const NAMES: Partial<Record<string, string>> = {
  category: 'in',
  serviceType: 'type',
  deleted: 'trash',
};

/** @returns the parameters of a tab's list: name in the address, name in the endpoint, schema */
function paramsOf(tab: TabView): [string, string, Schema][] {
  const shape: Record<string, Schema> = LISTS[tab].query?.shape ?? {};
  return Object.entries(shape).map(([param, schema]) => [NAMES[param] ?? param, param, schema]);
}

/** A list as it is first shown. */
export const FIRST_PAGE: ListParams = { page: 1 };

/** @returns the parameters of a tab's list that stand in the query of the address */
export function listParamsOf(query: URLSearchParams, tab: TabView): ListParams {
  const params: ListParams = { ...FIRST_PAGE };
  for (const [name, param, schema] of paramsOf(tab)) {
    const value = query.get(name) ?? '';
    if (value === '' || !schema.safeParse(value).success) continue;
    params[param] = param === 'page' ? Number(value) : value;
  }
  return params;
}

/** Puts the parameters of a tab's list into the query of an address. */
export function setListParams(query: URLSearchParams, tab: TabView, params: ListParams): void {
  for (const [name, param] of paramsOf(tab)) {
    const value = params[param];
    const isFirst = param === 'page' && value === 1;
    if (value !== undefined && value !== '' && !isFirst) query.set(name, String(value));
  }
}
