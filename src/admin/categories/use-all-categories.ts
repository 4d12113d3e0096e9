import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/admin/categories.ts';
import { queryOf } from '../data/keys.ts';

/**
 * The list is short: without a page it is given whole.
 * @returns all categories that are not in the bin, in the order in which visitors see them
 */
export function useAllCategories(): UseQueryResult<CategoryAdminView[]> {
  return useQuery(queryOf(categoryEndpoints.list));
}
