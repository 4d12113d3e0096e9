import type { availabilityEndpoints, AvailabilityView } from '#contracts/stock/availability.ts';
import { request } from './request.ts';

/** Compared when compiled: the endpoint itself would bring zod to every visitor. */
const PATH: (typeof availabilityEndpoints)['read']['path'] = '/api/availability';

/** The page says nothing meanwhile. */
const TIMEOUT_MS = 8_000;

/**
 * @param date civil day
 * @param withInstead whether days near by and like items are wanted too
 * @throws as `request` does, also when there is no answer in time
 */
export async function fetchAvailability(
  date: string,
  ids: readonly string[],
  withInstead: boolean,
): Promise<AvailabilityView> {
  const query = new URLSearchParams({ date, items: ids.join() });
  if (withInstead) query.set('instead', '1');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Answered by our own server.
  return (await request('GET', `${PATH}?${query}`, { signal })) as AvailabilityView;
}
